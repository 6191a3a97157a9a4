import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { idOf } from '../story/training.ts'
import { storyUploads } from '../story/uploads.ts'
import BusinessCardEditScreen from './BusinessCardEditScreen.tsx'
import BusinessCardListScreen from './BusinessCardListScreen.tsx'

const meta = {
  title: 'Screens/BusinessCards',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const link = {
  url: 'https://icss.example.cn/p/9mVtT2q4JxWc7Rk1ZbN0eA',
  createdAt: '2026-11-20T02:00:00.000Z',
  forwardedUntil: null,
}

const screen = (path: string, view: React.ReactNode, records: StoryRecords = {}, session?: Session) =>
  storyScreen(path, view, {
    ...(session ? { session } : {}),
    records,
    answers: {
      businessCards: { showLink: () => Promise.resolve({ link }) },
      uploads: storyUploads,
    },
  })

export const List: Story = { render: screen('/superBusinessCard', <BusinessCardListScreen />) }

export const EmptyList: Story = {
  render: screen('/superBusinessCard', <BusinessCardListScreen />, { businessCards: [] }),
}

/** An account without the flag reads; it changes nothing. */
export const OnlyReads: Story = {
  render: screen(
    '/superBusinessCard',
    <BusinessCardListScreen />,
    {},
    sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('homeLogo') } }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('周文')
    await expect(canvas.queryByRole('button', { name: /^(停用|Turn off)/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^(新建名片|New card)$/ })).toBeNull()
  },
}

export const Edit: Story = {
  render: screen(`/superBusinessCard/card/${idOf(70, 0)}`, <BusinessCardEditScreen params={{ id: idOf(70, 0) }} />),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(link.url)
  },
}

export const New: Story = {
  render: screen('/superBusinessCard/card', <BusinessCardEditScreen params={{}} />),
}

/** A link that leads nowhere is said at its own line. */
export const WrongLink: Story = {
  render: screen(`/superBusinessCard/card/${idOf(70, 1)}`, <BusinessCardEditScreen params={{ id: idOf(70, 1) }} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(添加链接|Add link)$/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^(网址|Address)/ }), 'ftp://a')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await canvas.findAllByText(/网址|link/i)
  },
}
