import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { chamberFixture, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { answersOfMany } from '../lists/bulk.fixture.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import type { StoryAnswers } from '../story/stub-client.ts'
import { type StoryScreen, storyScreen } from '../story/storyScreen.tsx'
import { storyArrivals } from './arrivals.fixture.ts'
import ParticipantListScreen from './ParticipantListScreen.tsx'

const meta = {
  title: 'Screens/Participants',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const running = {
  ...storyMeetings[1],
  endAt: '',
  expected: 9,
  signedIn: 7,
} as (typeof storyMeetings)[number]
const { id } = running
const answers: StoryAnswers = {
  meetings: { show: async () => running },
  participants: { arrivals: async () => storyArrivals },
}
const screen = ({ answers: more = {}, ...story }: StoryScreen = {}) =>
  storyScreen(`/lotteryJoin/${id}/9/0`, <ParticipantListScreen params={{ id, joinpeople: '9', winpeople: '0' }} />, {
    answers: { ...answers, ...more, participants: { ...answers.participants, ...more.participants } },
    ...story,
  })

export const List: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(已签到 7 人|7 signed in)$/)
  },
}

export const Empty: Story = {
  render: screen({
    records: { participants: [] },
    answers: { meetings: { show: async () => ({ ...running, expected: 0, signedIn: 0 }) } },
  }),
}

/** An ended meeting takes no sign-in. */
export const Ended: Story = {
  render: screen({
    answers: { meetings: { show: async () => ({ ...running, state: 'ended', endedAt: '2026-11-21T09:00:00.000Z' }) } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^(已签到 7 人|7 signed in)$/)
    await expect(canvas.queryByRole('button', { name: /^(现场添加并签到|Add and sign in)$/ })).toBeNull()
  },
}

export const AddingAsksForAName: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(添加参与人|Add participant)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^(姓名|Name)/ })).toBeInvalid())
  },
}

/** Somebody else of the meeting has the phone. */
export const PhoneIsTaken: Story = {
  render: screen({
    answers: {
      participants: {
        addWalkIn: async () => {
          throw new ProblemError('participants.phone_taken', {
            errors: { phone: { code: 'participants.phone_taken', params: {} } },
          })
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(现场添加并签到|Add and sign in)$/ }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^(姓名|Name)/ }), '王明')
    await userEvent.type(dialog.getByRole('textbox', { name: /^(手机号|Phone)/ }), '13800138001')
    await userEvent.click(dialog.getByRole('button', { name: /^(现场添加并签到|Add and sign in)$/ }))
    await dialog.findByText(/已有使用这个手机号的人|already has somebody/)
  },
}

const openTaking = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(从已有名单添加|Take over…)$/ }))
  return within(await within(document.body).findByRole('dialog'))
}
const chamber = chamberFixture()

export const TakingOver: Story = {
  render: screen({ session: chamber }),
  play: async ({ canvasElement }) => {
    const dialog = await openTaking(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: /^(员工名片|Employee cards)/ }))
    await dialog.findByRole('combobox', { name: /^(会员企业|Member company)/ })
  },
}

/** This meeting itself is not among those that are offered. */
export const TakingOverAMeeting: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const dialog = await openTaking(canvasElement)
    await expect(dialog.queryByRole('radio')).toBeNull()
    await userEvent.type(dialog.getByRole('combobox', { name: /^(会议名称|Meeting)/ }), '会')
    const options = await within(document.body).findAllByRole('option')
    await expect(options).toHaveLength(storyMeetings.length - 1)
    await expect(options.some(({ textContent }) => textContent.includes(running.name))).toBe(false)
    await userEvent.click(options[0] as HTMLElement)
    await waitFor(() => expect(within(document.body).queryByRole('option')).toBeNull())
  },
}

/** The meeting has ended meanwhile. */
export const TakingOverFails: Story = {
  render: screen({
    session: chamber,
    answers: { participants: { take: () => Promise.reject(new ProblemError('meeting.ended')) } },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openTaking(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: /^(员工名片|Employee cards)/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^(添加|Take over)$/ }))
    await dialog.findByRole('alert')
  },
}

const showMeeting = fn(async () => running)

/** What the head of the list counts is asked for anew when somebody is deleted. */
export const DeletedIsCountedAnew: Story = {
  render: screen({ answers: { meetings: { show: showMeeting } } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(已签到 7 人|7 signed in)$/)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(删除|Delete) 李慧敏$/ }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    const asked = showMeeting.mock.calls.length
    await userEvent.click(question.getByRole('button', { name: /^(删除|Delete)$/ }))
    await waitFor(() => expect(showMeeting.mock.calls.length).toBeGreaterThan(asked))
  },
}

const tickTwo = async (canvasElement: HTMLElement) => {
  for (const name of ['王明', '李慧敏'])
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name }))
}

/** Beside all that the list offers unticked; deleting and exporting, since nothing else is done to many people. */
export const Ticked: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await tickTwo(canvasElement)
    const bar = within(canvasElement.querySelector('[role=search]') as HTMLElement)
    await expect(await bar.findByRole('button', { name: /^(删除|Delete)$/ })).toBeVisible()
    await expect(bar.getByRole('button', { name: /^(导出|Export)/ })).toBeVisible()
  },
}

/** Somebody who won stays, and the question says why. */
export const TickedAreDeleted: Story = {
  render: screen({ answers: answersOfMany('participants', { count: 2, left: [['王明', 'participants.in_draw']] }) }),
  play: async ({ canvasElement }) => {
    await tickTwo(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(删除|Delete)$/ }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await dialog.findByText(/将处理 1 条|1 will be done/)
    await expect(dialog.getByText(/^王明 · /)).toBeVisible()
    await expect(dialog.getByText(/删除后不能恢复|cannot be brought back/)).toBeVisible()
  },
}

/** A support visit reads only: there is nothing to tick for. */
export const ReadOnly: Story = {
  render: screen({
    session: sessionFixture({
      supportVisit: {
        id: '0199aa00-0000-7000-8000-000000000009',
        fromChannelName: '深圳工商联',
        endsAt: '2099-01-01T00:00:00.000Z',
      },
    }),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(已签到 7 人|7 signed in)$/)
    await within(canvasElement).findByRole('row', { name: /王明/ })
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull()
  },
}

export const UndoAsks: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(撤销签到 王明|Undo sign-in 王明)$/ }),
    )
    await within(document.body).findByRole('alertdialog')
  },
}
