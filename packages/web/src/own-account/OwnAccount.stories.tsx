import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import type { StoryAnswers } from '../story/stub-client.ts'
import AccountScreen from './AccountScreen.tsx'
import { PersonMenu } from './PersonMenu.tsx'

/** The own account: who, password, browsers, tokens; and the menu that leads there. */
const meta = { title: 'Screens/Own account', tags: ['screen'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj

const browser = {
  address: '113.87.25.10',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
  createdAt: '2026-11-20T01:02:00.000Z',
  expiresAt: '2026-12-20T01:02:00.000Z',
  lastUsedAt: '2026-11-21T06:30:00.000Z',
}
const token = {
  name: '财务电脑上的导出脚本',
  readOnly: true,
  groups: null,
  createdAt: '2026-11-01T01:02:00.000Z',
  expiresAt: '2027-01-30T01:02:00.000Z',
  lastUsedAt: '2026-11-21T00:10:00.000Z',
  isCurrent: false,
}
const sessions: NonNullable<StoryAnswers['sessions']> = {
  list: () =>
    Promise.resolve({
      items: [
        { ...browser, id: '0199aa00-0000-7000-8000-0000000000b1', isCurrent: true },
        {
          ...browser,
          id: '0199aa00-0000-7000-8000-0000000000b2',
          isCurrent: false,
          address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
          userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0 Safari/604',
        },
        { ...browser, id: '0199aa00-0000-7000-8000-0000000000b3', isCurrent: false, userAgent: 'curl/8' },
      ],
      total: 3,
    }),
  listTokens: () =>
    Promise.resolve({
      items: [
        { ...token, id: '0199aa00-0000-7000-8000-0000000000a1' },
        {
          ...token,
          id: '0199aa00-0000-7000-8000-0000000000a2',
          name: '同步企业名录',
          readOnly: false,
          groups: ['companies'],
        },
      ],
      total: 2,
    }),
  createToken: () =>
    Promise.resolve({
      id: '0199aa00-0000-7000-8000-0000000000a3',
      token: 'icss_k3JqJb0a7Zr1mC8VbTn2xYw4sQeUd6Fg9HpLoAiRkEw',
      expiresAt: token.expiresAt,
    }),
}
const at = (tab: string, answers: StoryAnswers = { sessions }) =>
  storyScreen(`/account?tab=${tab}`, <AccountScreen />, { answers })
const body = () => within(document.body)

export const Password: Story = {
  render: at('password', {
    sessions: {
      ...sessions,
      changePassword: () =>
        Promise.reject(
          new ProblemError('request.invalid', {
            errors: { currentPassword: { code: 'session.password_wrong', params: { left: 4 } } },
          }),
        ),
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^(当前密码|Present password)/), 'not it')
    await userEvent.type(canvas.getByLabelText(/^(新密码|New password)(?! again)/), 'new_Pass77')
    await userEvent.type(canvas.getByLabelText(/^(再次输入新密码|New password again)/), 'new_Pass77{Enter}')
    await expect(await canvas.findByText(/还可以再试 4 次|Tries left: 4|4 tries left/)).toBeVisible()
  },
}

export const Browsers: Story = {
  render: at('browsers'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('微信 · iPhone')).toBeVisible()
  },
}

export const EndsOtherLogins: Story = {
  render: at('browsers'),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(退出其他全部登录|Log out all others)$/ }),
    )
    await expect(await body().findByRole('alertdialog')).toHaveTextContent(/其他 2 个|2 other/)
  },
}

export const Tokens: Story = {
  render: at('tokens'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(token.name)).toBeVisible()
  },
}

export const NoTokens: Story = {
  render: at('tokens', { sessions: { ...sessions, listTokens: () => Promise.resolve({ items: [], total: 0 }) } }),
}

/** The token is shown this once. */
export const TokenMade: Story = {
  render: at('tokens'),
  play: async ({ canvasElement }) => {
    const make = /^(新建令牌|New token)$/
    await userEvent.click(await within(canvasElement).findByRole('button', { name: make }))
    const dialog = within(await body().findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^(名称|Name)/ }), '导出脚本')
    await userEvent.click(dialog.getByRole('button', { name: make }))
    await expect(await body().findByText(/^icss_/)).toBeVisible()
  },
}

const visit = {
  channelName: '南山分校',
  visitorChannelName: '深圳培训频道',
  visitor: '755001 陈思远',
  begunAt: '2026-11-21T06:30:00.000Z',
  endsAt: '2026-11-21T07:30:00.000Z',
  endedAt: null,
  endedBy: null,
  isOpen: true,
}
const visits = {
  list: () =>
    Promise.resolve({
      items: [
        { ...visit, id: '0199aa00-0000-7000-8000-0000000000c1' },
        ...(['visited', 'visitor', 'itself'] as const).map((endedBy, at) => ({
          ...visit,
          id: `0199aa00-0000-7000-8000-0000000000d${at}`,
          begunAt: `2026-11-1${at}T06:30:00.000Z`,
          endedAt: `2026-11-1${at}T06:52:00.000Z`,
          endedBy,
          isOpen: false,
        })),
      ],
      total: 4,
    }),
}
const belowSession = sessionFixture({
  channel: { name: '南山分校', tier: 2, superiorChannelId: '0199aa00-0000-7000-8000-000000000009' },
})

/** What a sub-channel's administrator sees of visits, and ends. */
export const SupportVisitsHad: Story = {
  render: storyScreen('/account?tab=supportVisits', <AccountScreen />, {
    session: belowSession,
    answers: { supportVisits: visits },
  }),
  play: async ({ canvasElement }) => {
    const end = /^(结束访问：755001 陈思远（深圳培训频道）|End the visit: 755001 陈思远 \(深圳培训频道\))$/
    await expect(await within(canvasElement).findByRole('button', { name: end })).toBeVisible()
  },
}

export const SupportVisitsPaid: Story = { render: at('supportVisits', { supportVisits: visits }) }

export const NoSupportVisits: Story = {
  render: storyScreen('/account?tab=supportVisits', <AccountScreen />, {
    session: belowSession,
    answers: { supportVisits: { list: () => Promise.resolve({ items: [], total: 0 }) } },
  }),
}

/** The menu of the person, of a long name. */
export const Menu: Story = {
  tags: ['!screen', 'composite'],
  render: storyScreen('/account', <PersonMenu onExit={() => {}} />, {
    session: sessionFixture({ account: { name: '欧阳司徒诸葛上官慕容', role: 'channel-account' } }),
  }),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /个人菜单|your menu/ }))
    await expect(await body().findByRole('menuitem', { name: /^(个人令牌|Personal tokens)$/ })).toBeVisible()
  },
}

/** That of an administrator, which leads to what was done and who is told of it. */
export const MenuOfAdministrator: Story = {
  tags: ['!screen', 'composite'],
  render: storyScreen('/account', <PersonMenu onExit={() => {}} />),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /个人菜单|your menu/ }))
    const path = async (name: RegExp) => (await body().findByRole('menuitem', { name })).getAttribute('href')
    await expect(await path(/^(批量任务|Bulk runs)$/)).toMatch(/\/operations$/)
    await expect(await path(/^(操作日志|Audit trail)$/)).toMatch(/\/audit$/)
    await expect(await path(/^(回收站|Recycle bin)$/)).toMatch(/\/recycleBin$/)
    await expect(await path(/^(事件推送|Webhooks)$/)).toMatch(/\/webhooks$/)
  },
}
