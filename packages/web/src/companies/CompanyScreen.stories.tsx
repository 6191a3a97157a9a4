import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { ListedRecord } from '@icss/core/audit/audit-record.ts'
import type { CompanyCounts } from '@icss/core/companies/companies.contract.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyResources } from '../resources/resources.records.fixture.ts'
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

const recorded = (seq: number, at: string, action: string, before: Record<string, unknown> | null): ListedRecord => ({
  channelId: session.channel.id,
  seq,
  at,
  accountId: session.account.id,
  account: '10001 林晓雯',
  address: '10.0.0.7',
  requestId: `r${seq}`,
  action,
  target: { companyId: whole.id },
  changes: [{ of: 'companies', id: whole.id, before, after: { industry_tags: whole.industryTags } }],
  changed: 1,
  prev: '',
  hash: '',
  subject: { noun: 'companies', id: whole.id, name: whole.name },
})

const trail = [
  recorded(27, '2026-11-20T02:22:00.000Z', 'companies.update', { industry_tags: ['软件'] }),
  recorded(19, '2026-11-19T08:40:00.000Z', 'companies.setAbnormal', { abnormal: true }),
  recorded(3, '2026-11-18T01:15:00.000Z', 'companies.create', null),
]

const counts: CompanyCounts = {
  products: 3,
  cards: { total: 48, bound: 46 },
  resources: { total: 4, onShelf: 3 },
  demands: { total: 2, onShelf: 2 },
  introductions: 3,
  activities: 3,
  reports: 3,
  comparison: null,
}

const none: CompanyCounts = {
  ...counts,
  products: 0,
  cards: { total: 0, bound: 0 },
  resources: { total: 0, onShelf: 0 },
  demands: { total: 0, onShelf: 0 },
  introductions: 0,
  activities: 0,
  reports: 0,
}

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
    list: () => Promise.resolve({ items: trail, total: 27 }),
    ofRecord: () =>
      Promise.resolve({
        items: [
          { at: '2026-11-20T02:22:00.000Z', account: '10001 林晓雯', action: 'companies.update' },
          { at: '2026-11-18T01:15:00.000Z', account: '10001 林晓雯', action: 'companies.create' },
        ],
      }),
  },
}

const screen = (shown: () => Promise<Company>, answers: StoryAnswers = {}, seenBy = session) =>
  storyScreen(`/company/${whole.id}`, <CompanyScreen params={{ id: whole.id }} />, {
    session: seenBy,
    answers: {
      ...around,
      ...answers,
      companies: {
        show: shown,
        showLink: () => Promise.resolve({ link: null }),
        counts: () => Promise.resolve(counts),
        ...answers.companies,
      },
    },
  })

/** Waits for the panels that come by themselves. */
const isWhole = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findAllByText(/林晓雯/)
  await canvas.findByText('欧阳娜')
  await canvas.findByText(/^(已绑定 46 \/ 48|46 of 48 bound)$/)
  for (const name of [/^(资源|Resources)$/, /^(需求|Demands)$/, /^(活动|Activities)$/, /^(举报|Reports)$/])
    await waitFor(async () => {
      const region = canvas.getByRole('region', { name })
      await expect(within(region).queryByRole('status')).toBeNull()
    })
  await canvas.findByRole('region', { name: /^(公开页|Public page)/ })
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
    canvas.getByRole('region', { name: /^(产品|Products)$/ }).scrollIntoView({ block: 'start' })
  },
}

export const JustAdded: Story = {
  render: screen(() => Promise.resolve({ ...company, products: [], abnormal: true }), {
    employees: { list: () => Promise.resolve({ items: [], total: 0 }) },
    resources: { list: () => Promise.resolve({ items: [], total: 0 }) },
    demands: { list: () => Promise.resolve({ items: [], total: 0 }) },
    audit: { list: () => Promise.resolve({ items: [], total: 0 }) },
    companies: { counts: () => Promise.resolve(none) },
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

const compare: NonNullable<StoryAnswers['register']>['compare'] = () =>
  Promise.resolve({
    isKnown: true,
    abnormal: false,
    differences: [
      { field: 'legalRepresentative', own: whole.legalRepresentative, register: '王建国' },
      { field: 'registeredCapital', own: whole.registeredCapital, register: '8,000 万元' },
    ],
  })

/** What the register says otherwise stands at its field, and one by one below. */
export const Compared: Story = {
  render: screen(() => Promise.resolve(whole), {
    register: { compare },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await isWhole(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(与登记信息比对|Compare with the register)$/ }))
    await expect(await canvas.findByText(/^(登记为 |Register: )王建国$/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /8,000/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(采用所选|Take over the chosen)$/ })).toBeDisabled()
    await userEvent.hover(document.body)
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0)
  },
}

/** What the last comparison found is said at once, and seen one by one a press away. */
export const FoundToDiffer: Story = {
  render: screen(() => Promise.resolve(whole), {
    companies: {
      counts: () =>
        Promise.resolve({ ...counts, comparison: { differences: 2, comparedAt: '2026-11-22T02:10:00.000Z' } }),
    },
    register: { compare },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await isWhole(canvasElement)
    await expect(
      await canvas.findByText(/(有 2 项与登记信息不同|2 fields differ from the register).*2026-11-22/),
    ).toBeVisible()
    await expect(canvas.queryByText(/王建国/)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: /^(逐项查看|See each)$/ }))
    await expect(await canvas.findByText(/^(登记为 |Register: )王建国$/)).toBeVisible()
    await userEvent.hover(document.body)
    canvas.getByRole('heading', { level: 1 }).scrollIntoView()
  },
}

/** A part of the page is a press away, and the keyboard goes on from there. */
export const GoneToByItsTab: Story = {
  render: screen(() => Promise.resolve(whole)),
  play: async ({ canvasElement }) => {
    const canvas = await isWhole(canvasElement)
    const tab = within(canvas.getByRole('navigation', { name: /^(本页内容|On this page)$/ })).getByRole('button', {
      name: /^(名片|Cards) ?48$/,
    })
    await userEvent.click(tab)
    await expect(tab).toHaveAttribute('aria-current', 'true')
    await expect(document.activeElement).toContainElement(canvas.getByText('欧阳娜'))
  },
}

/** The tabs say where one has scrolled to; what was gone to stays until then, although others stand beside it. */
export const TabsFollow: Story = {
  render: screen(() => Promise.resolve(whole)),
  play: async ({ canvasElement }) => {
    const canvas = await isWhole(canvasElement)
    const tabs = canvas.getByRole('navigation', { name: /^(本页内容|On this page)$/ })
    const tab = (name: RegExp) => within(tabs).getByRole('button', { name })
    const isInSight = (one: HTMLElement) => {
      const [room, { left, right }] = [tabs.getBoundingClientRect(), one.getBoundingClientRect()]
      return left >= room.left && right <= room.right
    }
    await userEvent.click(tab(/^(记录|History)$/))
    await waitFor(() => expect(tab(/^(记录|History)$/)).toHaveAttribute('aria-current', 'true'))
    await waitFor(() =>
      expect(tabs.getBoundingClientRect().top).toBe(canvas.getByRole('main').getBoundingClientRect().top),
    )
    await waitFor(() => expect(isInSight(tab(/^(记录|History)$/))).toBe(true))
    canvas.getByRole('heading', { level: 1 }).scrollIntoView()
    await waitFor(() => expect(tab(/^(基本信息|Basics)$/)).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(isInSight(tab(/^(基本信息|Basics)$/))).toBe(true))
  },
}

const failing = () => Promise.reject(new ProblemError('server.failed', { params: { requestId: '0199aa00' } }))

/** What does not come says so in its own card and is tried again there; the rest stands. */
export const PartsFail: Story = {
  render: screen(() => Promise.resolve(whole), {
    employees: { list: failing },
    audit: { list: failing },
    companies: { showLink: failing, counts: failing },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = (name: RegExp) => canvas.findByRole('region', { name })
    for (const name of [/^(员工名片|Employee cards)$/, /^(记录|History)$/, /^(公开页|Public page)$/])
      await expect(await within(await region(name)).findByRole('button', { name: /^(重试|Try again)$/ })).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeDisabled()
    await expect(canvas.getByText('王龘')).toBeVisible()
  },
}

/** The parts are on their way, each as large as it will be. */
export const PartsLoading: Story = {
  render: screen(() => Promise.resolve(whole), {
    employees: { list: () => forever() },
    resources: { list: () => forever() },
    demands: { list: () => forever() },
    activities: { list: () => forever() },
    reports: { list: () => forever() },
    audit: { list: () => forever() },
    companies: { showLink: () => forever(), counts: () => forever() },
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('region', { name: /^(员工名片|Employee cards)$/ }),
    ).toBeVisible()
  },
}

/** Chamber business alone opens no public page, compares with no register and reads no reports. */
export const OfAnAccount: Story = {
  render: screen(
    () => Promise.resolve(whole),
    {},
    { ...session, account: { ...session.account, role: 'channel-account' } },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('欧阳娜')
    await expect(await canvas.findByRole('region', { name: /^(记录|History)$/ })).toHaveTextContent('林晓雯')
    await expect(canvas.queryByRole('region', { name: /^(公开页|Public page)/ })).toBeNull()
    await expect(canvas.queryByRole('region', { name: /^(举报|Reports)/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(与登记信息比对|Compare with the register)$/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^(编辑企业|Edit company)$/ })).toBeVisible()
  },
}

/** A support visit reads, and is offered nothing that changes something or opens it to others. */
export const InASupportVisit: Story = {
  render: screen(
    () => Promise.resolve(whole),
    {},
    {
      ...session,
      supportVisit: {
        id: '0199aa00-0000-7000-8000-000000000009',
        fromChannelName: '深圳工商联',
        endsAt: '2099-01-01T00:00:00.000Z',
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('欧阳娜')
    await expect(canvas.queryByRole('link', { name: /^(编辑企业|Edit company|编辑产品|Edit products)$/ })).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(更多操作|More)$/ }))
    await expect(await within(document.body).findAllByRole('menuitem')).toHaveLength(1)
  },
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const longName = '深圳市前海智能装备与工业互联网协同创新研究院（有限合伙）华南区域运营总部有限责任公司'

/** Long names and many of each stay within their cards. */
export const LongAndMany: Story = {
  render: screen(
    () =>
      Promise.resolve({
        ...whole,
        name: longName,
        listed: true,
        industryTags: ['工业互联网与智能制造装备', '软件', '制造', '能源'],
        products: Array.from({ length: 50 }, (_, at) => ({
          name: `${at + 1} 号面向动力电池极片缺陷检测的机器视觉工作站`,
          link: `https://www.example.cn/${at}`,
          time: '2026-11-18',
          description: '面向中小制造企业。',
          image: '',
        })),
      }),
    {
      employees: {
        list: () =>
          Promise.resolve({
            items: [card(0, longName.slice(0, 30), longName.slice(0, 40), true), card(1, '欧阳娜', '市场总监', false)],
            total: 1204,
          }),
      },
      companies: { counts: () => Promise.resolve({ ...counts, cards: { total: 1204, bound: 1 } }) },
      resources: {
        list: () =>
          Promise.resolve({
            items: storyResources
              .slice(0, 1)
              .map((one) => ({ ...one, name: longName.slice(0, 40), expiresAt: inDays(5.5) })),
            total: 1,
          }),
      },
    },
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('欧阳娜')).toBeVisible()
    await expect(within(canvasElement).getByText(/^(6 天后下架|Off the shelf in 6 days)$/)).toBeVisible()
  },
}

export const Loading: Story = { render: screen(() => forever()) }

export const NotFound: Story = { render: screen(() => Promise.reject(new ProblemError('request.not_found'))) }
