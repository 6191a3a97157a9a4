import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { chamberFixture, onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { StoryLanguage } from '../story/StoryLanguage.tsx'
import { PlannedScreen } from './PlannedScreen.tsx'
import { SessionProvider } from './SessionProvider.tsx'
import { Shell } from './Shell.tsx'

const meta = {
  title: 'Screens/Shell',
  component: Shell,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'login' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj

const shell = (
  session: Session,
  path: string,
  more: { progress?: number; isExiting?: boolean } = {},
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    return (
      <StoryLanguage language={language}>
        <SessionProvider session={session}>
          <Shell path={path} progress={more.progress ?? null} onExit={() => {}} isExiting={more.isExiting ?? false}>
            <PlannedScreen title={session.channel.name} />
          </Shell>
        </SessionProvider>
      </StoryLanguage>
    )
  }

export const Chamber: Story = { render: shell(chamberFixture(), '/businessManagement') }

export const MainChannel: Story = { render: shell(sessionFixture(), '/curriculum') }

export const SubChannelWithFewFlags: Story = {
  render: shell(sessionFixture({ channel: { tier: 2, flags: onlyFlags('uploadFile') } }), '/eusFileShow'),
}

export const ConferenceRoom: Story = {
  render: shell(sessionFixture({ channel: { membershipCode: 'WM1001' } }), '/homeSettings'),
}

export const Navigating: Story = { render: shell(chamberFixture(), '/businessManagement', { progress: 42 }) }

export const Exiting: Story = {
  render: shell(chamberFixture(), '/businessManagement', { isExiting: true }),
  parameters: { state: 'exiting' },
}

export const MenuByKeyboard: Story = {
  render: shell(chamberFixture(), '/businessManagement'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const toggle = canvas.queryByRole('button', { name: /收起菜单|Collapse menu/ })
    if (!toggle) return
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /展开菜单|Expand menu/ })).toHaveFocus()
  },
}
