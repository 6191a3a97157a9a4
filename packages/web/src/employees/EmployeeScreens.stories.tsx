import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { idOf } from '../story/training.ts'
import EmployeeCardScreen from './EmployeeCardScreen.tsx'
import EmployeeListScreen from './EmployeeListScreen.tsx'
import { storyEmployees } from './employees.records.fixture.ts'

const meta = {
  title: 'Screens/Employees',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const session = chamberFixture()
const companyId = idOf(7, 0)
const [bound, , unbound] = storyEmployees
const wechat =
  'Mozilla/5.0 (Linux; Android 14; HUAWEI) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 MicroMessenger/8.0.49'
const phones = [wechat, 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', ''].map(
  (userAgent, at) => ({
    id: idOf(9, at),
    createdAt: '2026-11-18T02:00:00.000Z',
    lastUsedAt: `2026-11-2${at}T02:00:00.000Z`,
    expiresAt: '2026-12-18T02:00:00.000Z',
    address: at === 2 ? '2001:db8:85a3:8d3:1319:8a2e:370:7348' : `203.0.113.${at + 1}`,
    userAgent,
  }),
)
const bindings: StoryAnswers['employeeBindings'] = {
  listPublicSessions: ({ params }) =>
    Promise.resolve(
      params.employeeId === unbound?.id ? { items: [], total: 0 } : { items: phones, total: phones.length },
    ),
  issue: () =>
    Promise.resolve({
      url: 'https://icss.example.cn/p/Zm9vYmFyYmF6cXV4MTIzNA',
      expiresAt: '2026-11-26T02:00:00.000Z',
    }),
}

const link = {
  url: 'https://icss.example.cn/p/Zm9vYmFyYmF6cXV4MTIzNA',
  createdAt: '2026-11-18T02:00:00.000Z',
  forwardedUntil: null,
}

const list = (answers: StoryAnswers['employees'] = {}) =>
  storyScreen(`/employeeList/${companyId}`, <EmployeeListScreen params={{ companyId }} />, {
    session,
    answers: { employees: answers ?? {}, employeeBindings: bindings },
  })
const form = (id: string | undefined) =>
  storyScreen(
    `/employeeCard/${companyId}/${id ?? 'new'}`,
    <EmployeeCardScreen params={{ companyId, ...(id === undefined ? {} : { id }) }} />,
    {
      session,
      answers: { employeeBindings: bindings, employees: { showLink: () => Promise.resolve({ link }) } },
    },
  )

export const Cards: Story = { render: list() }

export const Loading: Story = { render: list({ list: () => forever() }) }

export const Empty: Story = { render: list({ list: () => Promise.resolve({ items: [], total: 0 }) }) }

export const Failed: Story = {
  render: list({
    list: () => Promise.reject(new ProblemError('server.failed', { params: { requestId: '0199aa00' } })),
  }),
}

const opened = (at: number): NonNullable<Story['play']> =>
  async function open({ canvasElement }) {
    const buttons = await within(canvasElement).findAllByRole('button', {
      name: /的绑定与手机登录$|^Binding and phones of/,
    })
    await userEvent.click(buttons[at] as HTMLElement)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText(/^(没有手机登录。|No phone is logged in\.)$|2001:db8/)
  }

/** A bound card: its phones, and the way to unbind it. */
export const PhonesOfACard: Story = { render: list(), play: opened(0) }

/** A link that binds, shown once as address and code. */
export const BindingLink: Story = {
  render: list(),
  play: async (context) => {
    await opened(2)(context)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(生成绑定链接|Make a binding link)$/ }))
    await expect(await dialog.findByRole('img', { name: /二维码|QR code/ })).toBeVisible()
  },
}

export const UnbindingIsAsked: Story = {
  render: list(),
  play: async (context) => {
    await opened(0)(context)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(解除绑定|Unbind)$/ }))
    await within(document.body).findByRole('alertdialog')
  },
}

export const New: Story = { render: form(undefined) }

export const NewIsRefusedWithoutWords: Story = {
  render: form(undefined),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
  },
}

export const Card: Story = {
  render: form(bound?.id),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/2001:db8/)
    const code = await canvas.findByRole('img', { name: /^(公开链接的二维码|QR code of the public link)$/ })
    code.scrollIntoView({ block: 'center' })
    await expect(code).toBeVisible()
  },
}
