import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Delivery, Webhook } from '@icss/core/webhooks/webhook.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import WebhooksScreen from './WebhooksScreen.tsx'

const meta = { title: 'Screens/Webhooks', tags: ['screen'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj

const webhooks: Webhook[] = [
  {
    id: '0199aa00-0000-7000-8000-000000000001',
    url: 'https://hooks.example.cn/icss',
    events: null,
    createdAt: '2026-11-01T01:00:00.000Z',
  },
  {
    id: '0199aa00-0000-7000-8000-000000000002',
    url: 'https://crm.example.cn:8443/api/integrations/chamber-back-office/events?source=icss&team=members',
    events: ['operation.finished', 'notice.published', 'quota.warned', 'upload.finished'],
    createdAt: '2026-11-20T09:12:00.000Z',
  },
]
const content = JSON.stringify({
  type: 'operation.finished',
  timestamp: '2026-11-21T06:02:00.000Z',
  data: { kind: 'companies.import', title: '2026 年会员.xlsx', status: 'done', good: 1203, bad: 1 },
})
const delivered: Delivery = {
  id: '0199aa00-0000-7000-8000-0000000000d1',
  kind: 'webhook',
  webhookId: webhooks[0]?.id ?? '',
  target: 'https://hooks.example.cn/icss',
  event: 'operation.finished',
  eventId: '0199aa00-0000-7000-8000-0000000000e1',
  content,
  status: 'delivered',
  attempts: 1,
  nextAt: null,
  answered: 204,
  error: '',
  createdAt: '2026-11-21T06:02:00.000Z',
  deliveredAt: '2026-11-21T06:02:01.000Z',
}
const deliveries: Delivery[] = [
  delivered,
  {
    ...delivered,
    id: '0199aa00-0000-7000-8000-0000000000d2',
    event: 'quota.warned',
    status: 'pending',
    attempts: 3,
    answered: 502,
    error: 'HTTP 502',
    nextAt: '2026-11-21T06:35:00.000Z',
    deliveredAt: null,
  },
  {
    ...delivered,
    id: '0199aa00-0000-7000-8000-0000000000d3',
    target: webhooks[1]?.url ?? '',
    event: 'upload.finished',
    status: 'dead',
    attempts: 9,
    answered: null,
    error: 'connect ECONNREFUSED',
    deliveredAt: null,
  },
  {
    ...delivered,
    id: '0199aa00-0000-7000-8000-0000000000d4',
    kind: 'sms',
    webhookId: null,
    target: '139****0001',
    event: 'admin.changed',
    content: '【ICSS】深圳软件商会：管理员已变更为账号 755003。',
    status: 'kept',
    attempts: 0,
    answered: null,
    deliveredAt: null,
  },
]

const screen = (answers: NonNullable<StoryAnswers['webhooks']> = {}) =>
  storyScreen('/webhooks', <WebhooksScreen />, {
    answers: {
      webhooks: {
        list: () => Promise.resolve({ items: webhooks, total: webhooks.length }),
        listDeliveries: () => Promise.resolve({ items: deliveries, total: deliveries.length }),
        create: ({ body }) =>
          Promise.resolve({
            webhook: {
              ...body,
              id: '0199aa00-0000-7000-8000-000000000003',
              events: null,
              createdAt: '2026-11-21T06:30:00.000Z',
            },
            secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
          }),
        ...answers,
      },
    },
  })

const none = () => Promise.resolve({ items: [], total: 0 })

export const Filled: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('https://hooks.example.cn/icss')).not.toHaveLength(0)
    await expect(await within(canvasElement).findByText('139****0001')).toBeVisible()
  },
}

export const Empty: Story = { render: screen({ list: none, listDeliveries: none }) }

export const Slow: Story = { render: screen({ list: () => forever(), listDeliveries: () => forever() }) }

const addWebhook = async (canvasElement: HTMLElement) => {
  const [add] = await within(canvasElement).findAllByRole('button', { name: /添加地址|Add an address/ })
  await userEvent.click(add as HTMLElement)
  return within(await within(document.body).findByRole('dialog'))
}

export const ShowsTheKeyOnce: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const dialog = await addWebhook(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), 'https://erp.example.cn/hook')
    await userEvent.click(dialog.getByRole('checkbox', { name: /发布通知|Notice published/ }))
    await userEvent.click(dialog.getByRole('button', { name: /添加地址|Add an address/ }))
    await expect(await within(document.body).findByText(/^whsec_/)).toBeVisible()
  },
}

export const AddressIsRefused: Story = {
  render: screen({
    create: () => {
      const fault = { code: 'webhook.private', params: {} } as const
      return Promise.reject(new ProblemError('webhook.private', { errors: { url: fault } }))
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await addWebhook(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), 'https://10.0.0.1/')
    await userEvent.click(dialog.getByRole('button', { name: /添加地址|Add an address/ }))
    await expect(await dialog.findByText(/不能推送到这个地址|Nothing is sent to this address/)).toBeVisible()
  },
}

export const DeleteAsks: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const [remove] = await within(canvasElement).findAllByRole('button', { name: /^(删除地址|Delete the address)/ })
    await userEvent.click(remove as HTMLElement)
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible()
  },
}

export const OneDelivery: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const [show] = await within(canvasElement).findAllByRole('button', { name: /^(查看|Show) / })
    await userEvent.click(show as HTMLElement)
    await expect(await within(document.body).findByText(/2026 年会员/)).toBeVisible()
  },
}
