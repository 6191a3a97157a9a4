import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { MeetingAwards } from '@icss/core/meetings/meetings.contract.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyPrizes } from '../prizes/prizes.records.fixture.ts'
import { idOf } from '../story/training.ts'
import type { StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import MeetingListScreen from './MeetingListScreen.tsx'
import MeetingNewScreen from './MeetingNewScreen.tsx'
import MeetingSetScreen from './MeetingSetScreen.tsx'
import { storyMeetings } from './meetings.records.fixture.ts'

const meta = {
  title: 'Screens/Meetings',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'meeting' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const awards: MeetingAwards = {
  version: 1,
  items: ['二等奖', '特等奖', '一等奖'].map((name, at) => ({
    id: idOf(62, at),
    name,
    prizeId: storyPrizes[at]?.id ?? '',
    prizeName: storyPrizes[at]?.name ?? '',
    prizeImage: '',
    grade: storyPrizes[at]?.grade ?? '',
    number: [10, 1, 3][at] ?? 1,
    reserves: at,
  })),
}
const answers: StoryAnswers = {
  meetings: { awards: async () => awards },
  contentPermissions: { show: ({ params }) => Promise.resolve({ ...params, groupIds: [] }) },
  channelGroups: { list: () => Promise.resolve({ items: [], total: 0 }) },
}
const idAt = (at: number) => storyMeetings[at]?.id ?? ''
const settings = (at: number, type: string): [path: string, screen: ReactNode] => [
  `/lotterySet/${idAt(at)}/${type}`,
  <MeetingSetScreen key={at} params={{ id: idAt(at), type }} />,
]

export const List: Story = { render: storyScreen('/lotteryList', <MeetingListScreen />) }

export const EmptyList: Story = {
  render: storyScreen('/lotteryList', <MeetingListScreen />, { records: { meetings: [] } }),
}

/** A sub-channel sees those of the main channel, too. */
export const FromTheMainChannel: Story = {
  render: storyScreen('/lotteryList', <MeetingListScreen />, {
    session: sessionFixture({ channel: { tier: 2, superiorChannelId: idOf(9, 9), flags: [...allFlags] } }),
    records: { meetings: storyMeetings.slice(3) },
  }),
}

export const Settings: Story = {
  render: storyScreen(...settings(0, '0'), { answers }),
  parameters: { state: 'notStarted' },
}

export const SettingsOfACancelled: Story = {
  render: storyScreen(...settings(3, '0'), { answers }),
  parameters: { state: 'cancelled' },
}

/** Once it has started, awards are frozen. */
export const SettingsInProgress: Story = {
  parameters: { state: 'inProgress' },
  render: storyScreen(...settings(1, '1'), { answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^(会议已开始，奖项不能再改|The meeting has started; its awards)/)
    await expect(canvas.queryByRole('button', { name: /^(保存奖项|Save awards)$/ })).toBeNull()
  },
}

export const NewIsRefusedWithoutWords: Story = {
  render: storyScreen('/newMeeting', <MeetingNewScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(2)
  },
}

/** Another meeting holds what is left of the stock. */
export const StockIsShort: Story = {
  render: storyScreen(...settings(0, '0'), {
    answers: {
      ...answers,
      meetings: {
        ...answers.meetings,
        setAwards: async () => {
          const params = { prize: '智能手表', left: 3 }
          throw new ProblemError('lottery.stock_short', {
            params,
            errors: { 'awards.0.number': { code: 'lottery.stock_short', params } },
          })
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(二等奖 下移|Move 二等奖 down)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(一等奖 上移|Move 一等奖 up)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(保存奖项|Save awards)$/ }))
    await canvas.findAllByText(/库存只剩 3 件|only 3 are left/)
  },
}

export const EndingAsks: Story = {
  render: storyScreen(...settings(1, '1'), { answers }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(结束会议|End meeting)$/ }))
    await within(document.body).findByRole('alertdialog')
  },
}
