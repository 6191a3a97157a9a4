import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
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

export const UndoAsks: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(撤销签到 王明|Undo sign-in 王明)$/ }),
    )
    await within(document.body).findByRole('alertdialog')
  },
}
