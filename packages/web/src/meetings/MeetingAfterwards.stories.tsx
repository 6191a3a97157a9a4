import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ErasurePlan } from '@icss/core/meetings/erasure.contract.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import ParticipantListScreen from '../participants/ParticipantListScreen.tsx'
import { storyArrivals } from '../participants/arrivals.fixture.ts'
import { storyPrizes } from '../prizes/prizes.records.fixture.ts'
import { idOf } from '../story/training.ts'
import type { StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { storyWinners } from '../winners/winners.records.fixture.ts'
import WinnerListScreen from '../winners/WinnerListScreen.tsx'
import MeetingSetScreen from './MeetingSetScreen.tsx'
import { storyMeetings } from './meetings.records.fixture.ts'

const meta = {
  title: 'Screens/Meetings/Afterwards',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const ended = storyMeetings[2] as Meeting
const { id } = ended

const plan: ErasurePlan = {
  version: 1,
  erasedAt: null,
  people: ended.expected,
  holds: [],
  waiting: [],
  factsUntil: '2026-10-17T09:20:00.000Z',
  goes: [
    { kind: 'people', count: ended.expected },
    { kind: 'signIns', count: ended.signedIn },
    { kind: 'wins', count: 58 },
    { kind: 'deskFacts', count: 212 },
    { kind: 'phones', count: 176 },
    { kind: 'texts', count: 0 },
    { kind: 'values', count: 48 },
    { kind: 'runs', count: 1 },
  ],
  stays: [
    { kind: 'counts', count: null, days: null },
    { kind: 'proofs', count: 2, days: null },
    { kind: 'prizes', count: 58, days: null },
    { kind: 'audit', count: null, days: 365 },
    { kind: 'smsCounts', count: null, days: 2 },
    { kind: 'backups', count: null, days: null },
    { kind: 'elsewhere', count: null, days: null },
  ],
}

const awards = storyPrizes.slice(0, 2).map(({ id: prizeId, name, grade }, at) => ({
  id: idOf(62, at),
  name: ['一等奖', '二等奖'][at] ?? '',
  prizeId,
  prizeName: name,
  prizeImage: '',
  grade,
  number: 29,
  reserves: 2,
}))

const told = (said: Partial<ErasurePlan> = {}): StoryAnswers => ({
  meetings: {
    awards: () => Promise.resolve({ version: 1, items: awards }),
    planErasure: () => Promise.resolve({ ...plan, ...said }),
  },
  contentPermissions: { show: ({ params }) => Promise.resolve({ ...params, groupIds: [] }) },
  channelGroups: { list: () => Promise.resolve({ items: [], total: 0 }) },
})

const settings = (meeting: Partial<Meeting>, answers = told()) =>
  storyScreen(`/lotterySet/${id}/2`, <MeetingSetScreen params={{ id, type: '2' }} />, {
    answers,
    records: { meetings: [{ ...ended, ...meeting }] },
  })

const erased = { erasedAt: '2026-11-20T02:30:00.000Z' }

export const Ended: Story = { render: settings({}), parameters: { machine: 'meeting', state: 'ended' } }

/** Nobody was on its list. */
export const NothingToErase: Story = { render: settings({ expected: 0, signedIn: 0, drawn: 0 }) }

export const Erased: Story = {
  render: settings(erased),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/已于 .+ 清除|was erased on/)
    await expect(canvas.queryByRole('button', { name: /^(清除个人信息|Erase personal data)/ })).toBeNull()
  },
}

const ask = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^(清除个人信息|Erase personal data)/ }))

/** What goes and what stays, before the number is typed. */
export const ErasingAsks: Story = {
  render: settings({}),
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: /^(清除|Erase)$/ })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), String(ended.expected))
    await expect(dialog.getByRole('button', { name: /^(清除|Erase)$/ })).toBeEnabled()
  },
}

/** Whoever waits for a prize is named, and holds it back. */
export const PrizesWait: Story = {
  render: settings(
    {},
    told({
      holds: [
        { code: 'meeting.draw_unfinished', params: {} },
        { code: 'meeting.prizes_waiting', params: { count: 23 } },
      ],
      waiting: ['欧阳娜', '王明', '司马文'].map((name, at) => ({
        id: idOf(63, at),
        name,
        award: '一等奖',
        prize: '智能手表',
      })),
    }),
  ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText(/欧阳娜/)
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

const afterwards = { records: { meetings: [{ ...ended, ...erased }], participants: [] } }

/** The list of a meeting whose people are gone: their counts, and when they came. */
export const ParticipantsErased: Story = {
  render: storyScreen(
    `/lotteryJoin/${id}/604/58`,
    <ParticipantListScreen params={{ id, joinpeople: '604', winpeople: '58' }} />,
    { ...afterwards, answers: { participants: { arrivals: () => Promise.resolve(storyArrivals) } } },
  ),
}

export const WinnersErased: Story = {
  render: storyScreen(
    `/lotteryWin/${id}/604/58`,
    <WinnerListScreen params={{ id, joinpeople: '604', winpeople: '58' }} />,
    {
      records: {
        ...afterwards.records,
        winners: storyWinners.map((one) => ({
          ...one,
          name: '',
          phone: '',
          company: '',
          state: one.state === 'voided' ? one.state : 'handedOver',
          handedOverBy: '',
        })),
      },
      answers: { draws: { list: () => Promise.resolve({ items: [{ id: idOf(64, 0), number: 1, hasEnded: true }] }) } },
    },
  ),
}
