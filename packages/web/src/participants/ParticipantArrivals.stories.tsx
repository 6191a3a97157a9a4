import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { afternoonArrivals, daysArrivals } from './arrivals.fixture.ts'
import ParticipantListScreen from './ParticipantListScreen.tsx'

const meta = {
  title: 'Screens/Participants/Arrivals',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const [, meeting] = storyMeetings
if (!meeting) throw new Error('The stories have no second meeting.')
const { id } = meeting

const screen = (
  { expected, signedIn }: Pick<Arrivals, 'expected' | 'signedIn'>,
  arrivals: () => Promise<Arrivals>,
): NonNullable<Story['render']> =>
  storyScreen(
    `/lotteryJoin/${id}/${expected}/0`,
    <ParticipantListScreen params={{ id, joinpeople: String(expected), winpeople: '0' }} />,
    {
      answers: {
        meetings: { show: async () => ({ ...meeting, endAt: '', expected, signedIn }) },
        participants: { arrivals },
      },
    },
  )
const shows = (arrivals: Arrivals) => screen(arrivals, () => Promise.resolve(arrivals))

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const head = await within(canvasElement).findByRole('button', { name: /^(签到时间分布|Sign-ins over time)/ })
  await userEvent.click(head)
  await expect(head).toHaveAttribute('aria-expanded', 'true')
}

export const OfAnAfternoon: Story = { render: shows(afternoonArrivals), play: opened }

export const OfThreeDays: Story = { render: shows(daysArrivals), play: opened }

/** The list stands where it would without a chart. */
export const NobodyYet: Story = {
  render: shows({ minutes: 5, items: [], expected: 300, signedIn: 0 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^(已签到 0 人|0 signed in)$/)
    await expect(canvas.queryByRole('button', { name: /^(签到时间分布|Sign-ins over time)/ })).toBeNull()
  },
}

export const IsRefused: Story = {
  render: screen(afternoonArrivals, () => Promise.reject(new Error('offline'))),
  play: opened,
}
