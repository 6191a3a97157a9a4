import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { storyCompanies } from './companies.records.fixture.ts'
import CompanyScreen from './CompanyScreen.tsx'

const meta = {
  title: 'Screens/Company',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const session = chamberFixture()
const [company] = storyCompanies
if (!company) throw new Error('There is no company.')

const whole: Company = {
  ...company,
  type: '有限责任公司（自然人投资）',
  unifiedCreditCode: '91350100M000100Y43',
  foundedOn: '2018-04-16',
  registeredCapital: '5,000 万元',
  businessPeriod: '2018-04-16 至 长期',
  website: 'https://www.yishang-tech.example.cn',
  highTech: true,
  informationIntegrity: 86,
  businessScope: '工业机器人、机器视觉设备的研发、生产与销售；软件开发；技术服务。',
  introduction: '专注工业机器人与机器视觉，为 3C、锂电产线提供整线集成与数字孪生。',
  vision: '让每条产线都看得见。',
  products: ['协作机器人 YS-6', '视觉分拣工作站', '产线数字孪生软件'].map((name, at) => ({
    name,
    link: `https://www.example.cn/${at}`,
    time: '2026-11-18',
    description: '面向中小制造企业。',
    image: '',
  })),
}

const card = (at: number, name: string, position: string, bound: boolean) => ({
  id: `c${at}`,
  companyId: whole.id,
  name,
  position,
  phone: `1380013800${at}`,
  avatar: '',
  positionSeenBy: 'bound' as const,
  phoneSeenBy: 'bound' as const,
  avatarSeenBy: 'bound' as const,
  bound,
  version: 1,
})

const around: StoryAnswers = {
  employees: {
    list: () =>
      Promise.resolve({
        items: [
          card(0, '王龘', '董事长', true),
          card(1, '欧阳娜', '市场总监', true),
          card(2, '陈思', '销售经理', false),
        ],
        total: 48,
      }),
  },
  audit: {
    ofRecord: () =>
      Promise.resolve({
        items: [
          { at: '2026-11-20T02:22:00.000Z', account: '10001 林晓雯', action: 'companies.update' },
          { at: '2026-11-18T01:15:00.000Z', account: '10001 林晓雯', action: 'companies.create' },
        ],
      }),
  },
}

const screen = (shown: () => Promise<Company>, answers: StoryAnswers = {}) =>
  storyScreen(`/company/${whole.id}`, <CompanyScreen params={{ id: whole.id }} />, {
    session,
    answers: { ...around, companies: { show: shown, showLink: () => Promise.resolve({ link: null }) }, ...answers },
  })

/** Waits for the panels that come by themselves. */
const isWhole = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findAllByText(/林晓雯/)
  await canvas.findByText('欧阳娜')
  await canvas.findByRole('region', { name: /^(需求|Demands) \d/ })
  await canvas.findByRole('region', { name: /^(资源|Resources) \d/ })
  await canvas.findByRole('region', { name: /^(活动|Activities) \d/ })
  await canvas.findByRole('region', { name: /^(举报|Reports) \d/ })
  await canvas.findByRole('region', { name: /^(公开链接|Public link)/ })
  return canvas
}

export const Whole: Story = {
  render: screen(() => Promise.resolve(whole)),
  play: async ({ canvasElement }) => {
    await isWhole(canvasElement)
  },
}

export const Panels: Story = {
  render: screen(() => Promise.resolve(whole)),
  play: async ({ canvasElement }) => {
    const canvas = await isWhole(canvasElement)
    canvas.getByRole('region', { name: /^(产品|Products) 3/ }).scrollIntoView({ block: 'start' })
  },
}

export const JustAdded: Story = {
  render: screen(() => Promise.resolve({ ...company, products: [], abnormal: true }), {
    employees: { list: () => Promise.resolve({ items: [], total: 0 }) },
    resources: { list: () => Promise.resolve({ items: [], total: 0 }) },
    demands: { list: () => Promise.resolve({ items: [], total: 0 }) },
    audit: { ofRecord: () => Promise.resolve({ items: [] }) },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^(还没有员工名片|No employee cards yet)$/)).toBeVisible()
  },
}

export const MarkedAsAbnormal: Story = {
  render: screen(() => Promise.resolve(whole)),
  play: async ({ canvasElement }) => {
    await isWhole(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(更多操作|More)$/ }))
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: /^(标记为经营异常|Mark as abnormal)$/ }),
    )
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(whole.name)
  },
}

export const Loading: Story = { render: screen(() => forever()) }

export const NotFound: Story = { render: screen(() => Promise.reject(new ProblemError('request.not_found'))) }
