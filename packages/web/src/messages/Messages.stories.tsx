import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Message } from '@icss/core/messages/message.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import type { StoryAnswers } from '../story/stub-client.ts'
import { MessageBell } from './MessageBell.tsx'
import MessagesScreen from './MessagesScreen.tsx'

const meta = { title: 'Screens/Messages', tags: ['screen'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj

const message = (at: number, change: Partial<Message>): Message => ({
  id: `0199aa00-0000-7000-8000-00000000e0${String(at).padStart(2, '0')}`,
  kind: 'run.ended',
  name: '会员企业名录.xlsx',
  thingId: '0199aa00-0000-7000-8000-00000000a0c1',
  status: 'done',
  good: 296,
  bad: 0,
  percent: 0,
  createdAt: `2026-11-2${4 - at}T06:3${at}:00.000Z`,
  isRead: at > 2,
  ...change,
})

const items = [
  message(0, { bad: 4 }),
  message(1, { kind: 'quota.warned', name: '', thingId: null, status: null, percent: 83 }),
  message(2, { kind: 'account.locked', name: '755014', thingId: null, status: null }),
  message(3, { kind: 'signUps.full', name: '走进前海智能物流', status: null }),
  message(4, { status: 'failed', name: '老会员.csv' }),
  message(5, {
    kind: 'meeting.holdsPeople',
    name: '深圳软件商会 2026 年会',
    status: null,
    good: 604,
    createdAt: '2026-11-19T06:35:00.000Z',
  }),
]

const answers = (found: readonly Message[]): StoryAnswers => ({
  messages: {
    list: () =>
      Promise.resolve({ items: [...found], total: found.length, unread: found.filter((one) => !one.isRead).length }),
  },
  receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
})

const screen = (found: readonly Message[]) =>
  storyScreen('/messagesCommerce', <MessagesScreen />, { session: chamberFixture(), answers: answers(found) })

export const List: Story = { render: screen(items) }

export const Empty: Story = { render: screen([]) }

/** What the bell of the head opens. */
export const Bell: Story = {
  render: storyScreen('/messagesCommerce', <MessageBell hasNotices />, {
    session: chamberFixture(),
    answers: answers(items),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /消息，3 条未读|Messages, 3 unread/ }),
    )
    const drawer = within(await within(document.body).findByRole('dialog'))
    await expect(await drawer.findByRole('link', { name: /4 条未通过|rejected: 4/ })).toBeVisible()
  },
}
