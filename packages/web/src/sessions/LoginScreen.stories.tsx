import type { Meta, StoryObj } from '@storybook/react-vite'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { expect, userEvent, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { loginMachine } from '@icss/core/sessions/login.machine.ts'
import type { LoginRequest } from '@icss/core/sessions/login-rules.ts'
import type { LoginAnswer } from '@icss/core/sessions/session.ts'
import { siteSettingsOf } from '@icss/core/shell/site-settings.ts'
import { SiteSettingsProvider } from '../shell/SiteSettings.tsx'
import { StoryLanguage } from '../story/StoryLanguage.tsx'
import { forever } from '../story/stub-client.ts'
import type { Farewell } from './farewell.ts'
import { LoginScreen } from './LoginScreen.tsx'

/** Every state of core's login machine, and each reason to fail. */
const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'login' },
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj

type State = SnapshotFrom<typeof loginMachine>['value']

const ask = fromPromise<LoginAnswer, LoginRequest>(() => forever())
const start = createActor(loginMachine.provide({ actors: { authenticate: ask } }), { input: {} }).getSnapshot()

const standing = (value: State, context: Partial<SnapshotFrom<typeof loginMachine>['context']> = {}) =>
  loginMachine.resolveState({ value, context: { ...start.context, ...context } })

const typed = { accountNumber: '755001', password: 'not the one' }

const site = siteSettingsOf({
  newerSiteUrl: 'https://newer.example.cn',
  icpNumber: '粤ICP备2026000001号-1',
  publicSecurityNumber: '粤公网安备44030002000001号',
})

const at = (snapshot?: ReturnType<typeof standing>, farewell?: Farewell): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    return (
      <StoryLanguage language={language}>
        <SiteSettingsProvider settings={site}>
          <LoginScreen onLoggedIn={() => {}} ask={ask} farewell={farewell} {...(snapshot ? { snapshot } : {})} />
        </SiteSettingsProvider>
      </StoryLanguage>
    )
  }

const failed = (failure: FieldError | { message: string }) => at(standing('failed', { ...typed, failure }))

/** To whoever has handed over a moment ago. */
export const AfterHandingOver: Story = { render: at(undefined, 'handedOver'), parameters: { state: 'idle' } }

export const Idle: Story = {
  render: at(),
  parameters: { state: 'idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: /产品模块|Product modules/ })).toBeVisible()
  },
}

export const BothEmpty: Story = {
  render: at(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /账号或密码不能为空|Account or password cannot be empty/,
    )
  },
}

export const PasswordEmpty: Story = {
  render: at(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), '755001{Enter}')
    await expect(canvas.getByText(/^(密码不能为空|Password cannot be empty)$/)).toBeVisible()
  },
}

const withPassword = { ...typed, password: 'the right one' }

export const AskingForCode: Story = {
  render: at(standing('asking', withPassword)),
  parameters: { state: 'asking' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(/^(验证码不能为空|The code cannot be empty)$/)).toBeVisible()
    await userEvent.paste('ABCD-EFGH-JKLM')
    await expect(field).toHaveValue('ABCD-EFGH-JKLM')
  },
}

export const ConfirmingCode: Story = {
  render: at(standing('confirming', { ...withPassword, code: '123456' })),
  parameters: { state: 'confirming' },
}

export const CodeWrong: Story = {
  render: at(standing('asking', { ...withPassword, failure: { code: 'session.code_wrong', params: { left: 4 } } })),
}

export const Submitting: Story = { render: at(standing('submitting', typed)), parameters: { state: 'submitting' } }

export const LoggedIn: Story = {
  render: at(standing('loggedIn', { accountNumber: '755001' })),
  parameters: { state: 'loggedIn' },
}

export const Inside: Story = {
  render: at(standing('inside', { accountNumber: '755001' })),
  parameters: { state: 'inside' },
}

export const AccountMissing: Story = {
  render: failed({ code: 'session.account_missing', params: {} }),
  parameters: { state: 'failed' },
}

export const PasswordWrong: Story = { render: failed({ code: 'session.password_wrong', params: { left: 3 } }) }

export const Locked: Story = { render: failed({ code: 'session.locked', params: { minutes: 10 } }) }

export const TimedOut: Story = { render: failed({ code: 'client.timeout', params: {} }) }

export const Unreachable: Story = { render: failed({ code: 'client.network', params: {} }) }

export const ServersOwnMessage: Story = { render: failed({ message: '系统维护中，请于 22:00 后登录' }) }
