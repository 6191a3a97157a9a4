import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import { type StoryScreen, storyScreen } from '../story/storyScreen.tsx'
import { idOf } from '../story/training.ts'
import WinnerListScreen from './WinnerListScreen.tsx'
import { storyWinners } from './winners.records.fixture.ts'

const meta = {
  title: 'Screens/Winners',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const id = storyMeetings[2]?.id ?? ''
const screen = (items: readonly { id: string; number: number; hasEnded: boolean }[], story: StoryScreen = {}) =>
  storyScreen(`/lotteryWin/${id}/9/4`, <WinnerListScreen params={{ id }} />, {
    ...story,
    answers: { draws: { list: async () => ({ items: [...items] }) }, ...story.answers },
  })

export const List: Story = {
  render: screen([{ id: idOf(64, 1), number: 1, hasEnded: true }]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('欧阳娜娜')
    await canvas.findByRole('button', { name: /第 1 次抽奖|Draw 1/ })
  },
}

export const Empty: Story = { render: screen([], { records: { winners: [] } }) }

export const HandingOver: Story = {
  render: screen([], {
    answers: { winners: { handOver: async () => ({ ...storyWinners[1], state: 'handedOver' }) as never } },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(标记已发放 王明|Mark as handed over 王明)$/ }),
    )
    await within(document.body).findByText(/智能手表.*(已发放|is handed over)/)
  },
}
