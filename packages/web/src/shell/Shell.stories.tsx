import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { TopProgress } from '@icss/ui/TopProgress/TopProgress.tsx'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { chamberFixture, onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { PersonMenu } from '../own-account/PersonMenu.tsx'
import { ClientProvider } from '../server/ClientProvider.tsx'
import { createQueryClient } from '../server/query-client.ts'
import { forever, stubClient } from '../story/stub-client.ts'
import { StoryLanguage } from '../story/StoryLanguage.tsx'
import { VisitBanner } from '../support-visits/VisitBanner.tsx'
import VisitOver from '../support-visits/VisitOver.tsx'
import { FindAnything } from './FindAnything.tsx'
import { SessionProvider } from './SessionProvider.tsx'
import { ScreenSlot } from './ScreenSlot.tsx'
import { Shell, type ShellProps } from './Shell.tsx'

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
  more: {
    progress?: number
    isExiting?: boolean
    screen?: ComponentType
    head?: Pick<ShellProps, 'messages' | 'person'>
    banner?: ReactNode
  } = {},
): NonNullable<Story['render']> =>
  function Story(_, { globals }) {
    const language = globals['language'] as Language
    const Screen = more.screen
    const [queries] = useState(() => createQueryClient())
    return (
      <StoryLanguage language={language}>
        <ClientProvider client={stubClient({})}>
          <QueryClientProvider client={queries}>
            <SessionProvider session={session}>
              <Shell
                path={path}
                progress={
                  <TopProgress percent={more.progress ?? null} label={language === 'zh' ? '加载中' : 'Loading'} />
                }
                onExit={() => {}}
                isExiting={more.isExiting ?? false}
                {...more.head}
              >
                {more.banner}
                {Screen ? (
                  <ScreenSlot screenKey={path}>
                    <Screen />
                  </ScreenSlot>
                ) : (
                  <PageHead title={session.channel.name} />
                )}
              </Shell>
            </SessionProvider>
          </QueryClientProvider>
        </ClientProvider>
      </StoryLanguage>
    )
  }

export const Chamber: Story = {
  render: shell(chamberFixture(), '/businessManagement'),
  parameters: { machine: 'navigationProgress', state: 'idle' },
}

export const MainChannel: Story = { render: shell(sessionFixture(), '/curriculum') }

export const SubChannelWithFewFlags: Story = {
  render: shell(sessionFixture({ channel: { tier: 2, flags: onlyFlags('uploadFile') } }), '/eusFileShow'),
}

export const ConferenceRoom: Story = {
  render: shell(sessionFixture({ channel: { membershipCode: 'WM1001' } }), '/homeSettings'),
}

/** A support visit says on each screen whose back office this is. */
export const InASupportVisit: Story = {
  render: shell(
    sessionFixture({
      account: { name: '陈**' },
      channel: { name: '南山分校', tier: 2, superiorChannelId: '0199aa00-0000-7000-8000-000000000009' },
      supportVisit: {
        id: '0199aa00-0000-7000-8000-0000000000c1',
        fromChannelName: '深圳培训频道',
        endsAt: new Date(Date.now() + 43 * 60_000 - 1).toISOString(),
      },
    }),
    '/curriculum',
    { banner: <VisitBanner /> },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^(结束访问|End the visit)$/ })).toBeVisible()
  },
}

/** The other side has ended it, or its hour is over. */
export const ASupportVisitIsOver: Story = {
  render: shell(sessionFixture({ channel: { tier: 2 } }), '/curriculum', { banner: <VisitOver onLeave={() => {}} /> }),
  play: async () => {
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(/支持访问已结束|visit has ended/)
  },
}

/** The head as it is in the product: the search, and the person. */
export const Head: Story = {
  render: shell(sessionFixture(), '/curriculum', {
    head: { messages: <FindAnything />, person: <PersonMenu onExit={() => {}} /> },
  }),
}

export const Navigating: Story = {
  render: shell(chamberFixture(), '/businessManagement', { progress: 42 }),
  parameters: { machine: 'navigationProgress', state: 'advancing' },
}

export const NavigationEnds: Story = {
  render: shell(chamberFixture(), '/businessManagement', { progress: 100 }),
  parameters: { machine: 'navigationProgress', state: 'full' },
}

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
  parameters: { machine: 'navigationProgress', state: 'waiting' },
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
