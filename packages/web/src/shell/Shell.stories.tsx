import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, lazy } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { chamberFixture, onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { forever } from '../story/stub-client.ts'
import { StoryLanguage } from '../story/StoryLanguage.tsx'
import { PlannedScreen } from './PlannedScreen.tsx'
import { SessionProvider } from './SessionProvider.tsx'
import { ScreenSlot } from './ScreenSlot.tsx'
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
  more: { progress?: number; isExiting?: boolean; screen?: ComponentType } = {},
): NonNullable<Story['render']> =>
  function Story(_, { globals }) {
    const language = globals['language'] as Language
    const Screen = more.screen
    return (
      <StoryLanguage language={language}>
        <SessionProvider session={session}>
          <Shell path={path} progress={more.progress ?? null} onExit={() => {}} isExiting={more.isExiting ?? false}>
            {Screen ? (
              <ScreenSlot screenKey={path}>
                <Screen />
              </ScreenSlot>
            ) : (
              <PlannedScreen title={session.channel.name} />
            )}
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

const slow = lazy(() => forever<{ default: ComponentType }>())
const lost = lazy((): Promise<{ default: ComponentType }> => Promise.reject(new TypeError('The chunk did not come.')))

export const ScreenIsSlow: Story = {
  // Not a screen yet: its heading is on its way.
  tags: ['!screen', 'composite'],
  render: shell(chamberFixture(), '/businessManagement', { progress: 95, screen: slow }),
  play: async ({ canvasElement }) => {
    const coming = within(canvasElement).getByRole('status', { name: /正在加载|Loading/ })
    await waitFor(() => expect(coming).toBeVisible())
  },
}

export const ScreenDoesNotCome: Story = {
  tags: ['!screen', 'composite'],
  // React tells the console of what the shell has caught.
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
  render: shell(chamberFixture(), '/businessManagement', { screen: lost }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /重试|Try again|Retry/ })).toBeEnabled()
    await expect(canvas.getByRole('navigation')).toBeVisible()
  },
}
