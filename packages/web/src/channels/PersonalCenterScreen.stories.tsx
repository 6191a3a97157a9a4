import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import type { AdminPhone } from '@icss/core/channels/admin-phone.ts'
import type { OwnChannel } from '@icss/core/channels/channels.contract.ts'
import { explainRights } from '@icss/core/accounts/explained-right.ts'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import type { Organisation } from '@icss/core/organisation/organisation.contract.ts'
import { chamberFixture, onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyTemplates } from '../story/permissions.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import type { ServerClient } from '../server/client.ts'
import type { StoryAnswers } from '../story/stub-client.ts'
import { answersOfMany } from '../lists/bulk.fixture.ts'
import InforManageScreen from './InforManageScreen.tsx'
import PersonalCenterScreen from './PersonalCenterScreen.tsx'

const meta = {
  title: 'Screens/Personal centre',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const organisation: Organisation = {
  name: '深圳市软件行业协会培训中心',
  phone: '0755-26001234',
  email: 'office@szsia.example.cn',
  website: 'https://www.szsia.example.cn',
  address: '深圳市南山区科技园科苑路 8 号讯美科技广场 3 栋 12 层',
  brief: '面向软件企业的培训与会议平台，每年举办课程两百余场。',
  logo: '',
  responsiblePerson: '欧阳娜',
  officialWebsite: 'https://www.szsia.example.cn/about',
  weChatPublicAccount: 'szsia_training',
  weChatQr: '',
  introduction: '中心成立于 2009 年，服务会员企业一千二百余家。',
  account: '755001',
  ownCompanyId: '',
  ownCompanyName: '',
  version: 3,
  updatedAt: '2026-11-20T02:00:00.000Z',
}

const tab = (name: string) => `/personalCenter?tab=${name}`
const clerk = sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('homeLogo') } })

const describes = (found: Organisation | null, session = sessionFixture()) =>
  storyScreen(tab('organisation'), <PersonalCenterScreen />, {
    session,
    answers: { organisation: { show: () => Promise.resolve({ organisation: found }) } },
  })

export const OrganisationForm: Story = { render: describes(organisation) }

export const OrganisationRead: Story = { render: describes(organisation, clerk) }

export const NobodyDescribedIt: Story = { render: describes(null, clerk) }

export const OrganisationIsRefused: Story = {
  render: describes(null),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(6)
  },
}

const { id: meId } = sessionFixture().account

const account = (at: number, change: Partial<Account>): Account => ({
  id: `0199aa00-0000-7000-8000-00000000a1${String(at).padStart(2, '0')}`,
  number: String(755_010 + at),
  name: '王明',
  phone: `1380013${String(8000 + at)}`,
  remark: '',
  role: 'channel-account',
  isCurrentAdmin: false,
  templateId: null,
  templateName: null,
  ownFlags: null,
  flags: flags.map(() => false),
  business: false,
  enabled: true,
  mustChangePassword: false,
  lastSeenAt: '2026-11-24T08:21:00.000Z',
  createdAt: '2026-09-01T02:00:00.000Z',
  version: 1,
  ...change,
})

const [, publishing] = storyTemplates
const people: readonly Account[] = [
  account(0, {
    id: meId,
    number: '755001',
    name: '陈思远',
    role: 'channel-admin',
    isCurrentAdmin: true,
    flags: [...allFlags],
  }),
  account(1, {
    name: '欧阳娜',
    templateId: publishing?.id ?? '',
    templateName: publishing?.name ?? '',
    flags: publishing?.flags ?? [],
  }),
  account(2, {
    name: '赵启明（南山培训中心借调）',
    ownFlags: onlyFlags('uploadFile', 'publishNotice', 'homeLogo'),
    flags: onlyFlags('uploadFile', 'publishNotice', 'homeLogo'),
    lastSeenAt: '2026-10-02T01:05:00.000Z',
  }),
  account(3, { name: '林晓', lastSeenAt: null, mustChangePassword: true }),
  account(4, { name: '周舟', enabled: false, lastSeenAt: '2026-05-11T09:40:00.000Z' }),
]

const centre = (
  name: string,
  accounts: Partial<ServerClient['accounts']> = {},
  session = sessionFixture(),
  path = tab(name),
  more: StoryAnswers = {},
) =>
  storyScreen(path, <PersonalCenterScreen />, {
    session,
    answers: {
      accounts: { list: () => Promise.resolve({ items: [...people], total: people.length }), ...accounts },
      permissionTemplates: {
        list: () => Promise.resolve({ items: [...storyTemplates], total: storyTemplates.length }),
      },
      subChannels: { list: () => Promise.resolve({ items: [], total: 0, quota: 50 }) },
      ...more,
    },
  })

export const Accounts: Story = { render: centre('accounts') }

/** All of the page, among them who is logged in: that account stays, and the question says why. */
export const TickedAccountsAreDeleted: Story = {
  render: centre(
    'accounts',
    {},
    sessionFixture(),
    tab('accounts'),
    answersOfMany('accounts', { count: people.length, left: [['陈思远', 'account.admin_needed']] }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^(选择本页全部|Select all on this page)$/ }))
    const bar = within(canvas.getByRole('search'))
    await expect(await bar.findByRole('button', { name: /^(导出|Export)/ })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: /^(删除|Delete)$/ }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await dialog.findByText(/将处理 4 条|4 will be done/)
    await expect(dialog.getByText(/^陈思远 · /)).toBeVisible()
  },
}

export const AccountsOfAChamber: Story = {
  render: centre('accounts', {}, chamberFixture(), '/personalCenterCommerce?tab=accounts'),
}

const ofAChamber = people.slice(0, 3).map((one, at) => ({ ...one, business: at === 1 }))

/** Each right of an account, and each step by which it is given or kept back. */
export const WhyAnAccountMay: Story = {
  render: centre('accounts', {
    explain: () =>
      Promise.resolve({
        enabled: false,
        items: explainRights({
          role: 'channel-account',
          templateName: '内容文员',
          given: flags.map((_, id) => id % 3 !== 0),
          channel: { isSubChannel: true, templateName: '分会标准权限', flags: flags.map((_, id) => id !== 4) },
        }),
      }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /(周舟.*更多操作|More.*周舟)/ }))[0] as HTMLElement,
    )
    const screen = within(canvasElement.ownerDocument.body)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(权限从哪里来|Where the rights come from)$/ }))
    await screen.findAllByText(/内容文员/)
  },
}

export const GivingBusinessAsks: Story = {
  render: centre(
    'accounts',
    { list: () => Promise.resolve({ items: [...ofAChamber], total: ofAChamber.length }) },
    chamberFixture(),
    '/personalCenterCommerce?tab=accounts',
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(“赵启明.*”的更多操作|More.*赵启明.*)$/ }),
    )
    const body = within(document.body)
    await userEvent.click(await body.findByRole('menuitem', { name: /^(开通商会业务|Give chamber business)$/ }))
    await expect(await body.findByRole('alertdialog')).toHaveTextContent(/赵启明/)
  },
}

export const NewAccountIsIssued: Story = {
  render: centre('accounts', {
    create: ({ body }) =>
      Promise.resolve({ account: account(9, { number: body.number }), initialPassword: 'Qm7rT2xw9K' }),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(新建账号|New account)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^(账号|Account)/ }), '755020')
    await userEvent.type(dialog.getByRole('textbox', { name: /^(姓名|Name)/ }), '何青')
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(await within(document.body).findByText('Qm7rT2xw9K')).toBeVisible()
  },
}

export const TickingLeavesTheTemplate: Story = {
  render: centre('accounts'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(编辑账号|Edit account) 欧阳娜$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findByText(/跟随模板|Follows the template/)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /首页 Logo|Home logo/i }))
    await expect(await dialog.findByText(/逐项设置，不跟随模板|Own change, follows no template/)).toBeVisible()
  },
}

export const Templates: Story = { render: centre('permissionTemplates') }

export const TemplateWithoutAFlag: Story = {
  render: centre('permissionTemplates'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(新建模板|New template)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '只看')
    await userEvent.click(dialog.getByRole('button', { name: /全不选|Tick none/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(await dialog.findByText(/请至少选择一项权限|Choose at least one/)).toBeVisible()
  },
}

const channel: OwnChannel = {
  id: '0199aa00-0000-7000-8000-000000000002',
  name: '深圳培训频道',
  abbreviation: '深训',
  tier: 1,
  cocId: null,
  membershipCode: 'WM1002',
  templateName: null,
  adminPhone: '13800138000',
  adminAccountId: meId,
  logo: '',
  flags: [...allFlags],
  storageQuotaBytes: 100 * 1024 ** 3,
  trafficQuotaBytes: 1024 ** 4,
  subChannelQuota: 50,
  version: 4,
}

const phone = (change: Partial<AdminPhone> = {}): AdminPhone => ({
  phone: '13800138000',
  isOwn: true,
  codes: 'sent',
  hasFactor: true,
  next: null,
  ...change,
})

export const ChannelInformation: Story = {
  render: storyScreen(tab('channelInformation'), <PersonalCenterScreen />, {
    answers: {
      channels: { show: () => Promise.resolve(channel) },
      adminPhone: { show: () => Promise.resolve(phone()) },
    },
  }),
}

export const InforManageEdits: Story = {
  render: storyScreen('/InforManage/1', <InforManageScreen params={{ isadd: '1' }} />, {
    answers: {
      channels: { show: () => Promise.resolve(channel) },
      adminPhone: { show: () => Promise.resolve(phone()) },
    },
  }),
}
