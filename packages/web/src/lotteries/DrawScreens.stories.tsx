import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { DrawView, DrawnWinner } from '@icss/core/lotteries/draws.contract.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { idOf, pictureOf } from '../story/training.ts'
import DrawScreen from './DrawScreen.tsx'
import { DrawStage } from './DrawStage.tsx'

const meta = {
  title: 'Screens/Draw',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'lottery-draw' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const id = storyMeetings[1]?.id ?? ''
const names = ['王*', '欧阳**', '陈**', '赵*', '孙**', '周**', '吴**', '郑**', '钱**', '冯*']
const winnerOf = (name: string, at: number, change: Partial<DrawnWinner> = {}): DrawnWinner => ({
  code: `${'abcdefghijkl'.charAt(at)}k4m2qrstuvwxyz`,
  name,
  company: '',
  award: 'a-2',
  round: 2,
  voided: null,
  ...change,
})

const opened: DrawView = {
  id: idOf(64, 1),
  meetingId: id,
  background: '',
  meeting: '深圳软件商会 2026 年会',
  number: 1,
  version: 1,
  state: 'opened',
  hash: '8cffadd4e2b1a09f36d2c1e07f5b3a9c8d7e6f50413223140596877869560422',
  rosterHash: '8cffadd47a1d6e02b95f3c8e41d7a6f09b2c5d8e3f1a4b7c0d9e6f2a3b56042b',
  commitment: 'd0343fe9a85b2c1e7f60d394b8a7c6e5f4d3c2b1a09f8e7d6c5b4a3f29860a63',
  hasBeacon: true,
  people: 1204,
  left: 1204,
  names,
  awards: [
    { id: 'a-1', name: '特等奖', prize: '折叠屏手机', image: '', number: 1, left: 1, reserves: 2 },
    { id: 'a-2', name: '二等奖', prize: '智能手表', image: '', number: 10, left: 10, reserves: 3 },
    { id: 'a-3', name: '三等奖', prize: '企业管理书籍套装', image: '', number: 47, left: 47, reserves: 0 },
  ],
  round: null,
  lines: { phone: 640, open: 0, printed: 0, desk: 501, hand: 63 },
  locks: { of: 612, given: 0, until: null },
  winners: [],
}
const closed: DrawView = {
  ...opened,
  version: 5,
  state: 'closed',
  locks: { of: 612, given: 596, until: null },
  round: { round: 2, award: 'a-2', count: 10, word: '八十八', dueAt: '2026-01-01T00:00:00.000Z' },
}
const collecting: DrawView = {
  ...closed,
  version: 4,
  state: 'announced',
  locks: { of: 612, given: 388, until: '2999-01-01T00:00:00.000Z' },
}
const confirmed: DrawView = {
  ...closed,
  version: 6,
  state: 'confirmed',
  winners: names.map((name, at) => winnerOf(name, at)),
}
/** As many winners of one award, drawn in one round. */
const drawn = (count: number, award: string, round: number) =>
  Array.from({ length: count }, (_, at) =>
    winnerOf(names[at % names.length] ?? '', at % 12, {
      code: `${(round * 100 + at + 1296).toString(36)}r4m2qstuvwxyz`,
      award,
      round,
    }),
  )
const roundOf = (count: number): DrawView => ({
  ...confirmed,
  round: { round: 3, award: 'a-3', count, word: '八十八', dueAt: '2026-01-01T00:00:00.000Z' },
  winners: drawn(count, 'a-3', 3),
})
const finished: DrawView = { ...confirmed, version: 7, state: 'finished' }

async function* told(draw: DrawView | null): AsyncGenerator<{ draw: DrawView | null }, void> {
  yield { draw }
  await forever()
}

const screen = (draw: DrawView | null, draws: StoryAnswers['draws'] = {}) =>
  storyScreen(`/lotteryDraw/${id}`, <DrawStage meetingId={id} origin="https://icss.example.cn" />, {
    answers: {
      draws: {
        follow: async () => told(draw),
        ...draws,
      },
    },
  })
const button = async (root: HTMLElement, name: RegExp) => within(root).findByRole('button', { name })

export const NotOpened: Story = {
  parameters: { state: 'ready' },
  render: screen(null),
  play: async ({ canvasElement }) => {
    await button(canvasElement, /^(开始抽奖|Open the draw)$/)
  },
}

export const Opened: Story = {
  parameters: { state: 'opened' },
  render: screen(opened),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('特等奖')
  },
}

export const AnnouncingARound: Story = {
  render: screen(opened),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, /^(下一轮|Next round)$/))
    await within(document.body).findByRole('dialog')
  },
}

/** Names roll until somebody stops them. */
export const Rolling: Story = {
  parameters: { state: 'closed' },
  render: screen(closed),
  play: async ({ canvasElement }) => {
    await expect(await button(canvasElement, /^(停|Stop)$/)).toBeEnabled()
  },
}

/** The public randomness does not come: the screen waits, says so, and the round may be abandoned. */
export const RandomnessIsLate: Story = {
  render: screen(closed, {
    draw: async () => {
      throw new ProblemError('lottery.beacon_waited')
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, /^(停|Stop)$/))
    await within(canvasElement).findByText(/正在重试|trying again/)
    await expect(await button(canvasElement, /^(放弃这一轮|Abandon the round)$/)).toBeEnabled()
  },
}

/** The phones give their values; then the screen goes on by itself, and the round may be abandoned all the while. */
export const CollectingLocks: Story = {
  parameters: { state: 'announced' },
  render: screen(
    { ...collecting, locks: { ...collecting.locks, until: '2026-01-01T00:00:00.000Z' } },
    { close: () => forever() },
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/388/)
    await expect(await button(canvasElement, /^(放弃这一轮|Abandon the round)$/)).toBeEnabled()
  },
}

/** The values are in: the screen publishes them without a press. */
export const LocksPublished: Story = {
  render: screen(
    { ...collecting, locks: { of: 612, given: 612, until: '2026-01-01T00:00:00.000Z' } },
    { close: async () => ({ ...closed, round: closed.round && { ...closed.round, dueAt: null } }) },
  ),
  play: async ({ canvasElement }) => {
    await expect(await button(canvasElement, /^(停|Stop)$/)).toBeEnabled()
  },
}

const late = { tries: 0 }

/** It comes at a later try, without another press. */
export const RandomnessComesLate: Story = {
  beforeEach: () => {
    late.tries = 0
  },
  render: screen(closed, {
    draw: async () => {
      late.tries += 1
      if (late.tries === 1) throw new ProblemError('lottery.beacon_waited')
      return confirmed
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, /^(停|Stop)$/))
    await within(canvasElement).findByText('欧阳**', {}, { timeout: 8_000 })
  },
}

export const Abandoning: Story = {
  render: screen(closed),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, /^(放弃这一轮|Abandon the round)$/))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(放弃这一轮|Abandon the round)$/ }))
    await expect(await dialog.findByRole('textbox', { name: /^(原因|Reason)/ })).toBeInvalid()
  },
}

export const Winners: Story = {
  parameters: { state: 'confirmed' },
  render: screen(confirmed),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('欧阳**')
  },
}

const stageOf = async (root: HTMLElement) =>
  within(root).findByRole('region', { name: /^(大屏抽奖|Draw on the big screen)$/ })

/** However many have won, all of them stand between head and foot. */
const expectAllInSight = async (root: HTMLElement, count: number) => {
  const stage = await stageOf(root)
  const cards = await within(stage).findAllByRole('listitem', { hidden: true })
  await expect(cards).toHaveLength(count)
  const head = within(stage).getByRole('heading', { level: 1 }).getBoundingClientRect()
  const foot = (await button(stage, /^(退出|Exit)$/)).getBoundingClientRect()
  await expect(head.top).toBeGreaterThanOrEqual(0)
  await expect(foot.bottom).toBeLessThanOrEqual(innerHeight)
  for (const card of cards) {
    const { top, bottom } = card.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(head.bottom)
    await expect(bottom).toBeLessThanOrEqual(foot.top)
  }
}

export const OneWinner: Story = {
  parameters: { state: 'confirmed' },
  render: screen(roundOf(1)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/ 1 名 |1 winner /)
    await expectAllInSight(canvasElement, 1)
  },
}

export const RoundOf47: Story = {
  parameters: { state: 'confirmed' },
  render: screen(roundOf(47)),
  play: async ({ canvasElement }) => expectAllInSight(canvasElement, 47),
}

export const RoundOf100: Story = {
  parameters: { state: 'confirmed' },
  render: screen(roundOf(100)),
  play: async ({ canvasElement }) => expectAllInSight(canvasElement, 100),
}

export const CollectingFor100: Story = {
  parameters: { state: 'announced' },
  render: screen(
    {
      ...roundOf(100),
      state: 'announced',
      winners: [],
      locks: { ...collecting.locks, until: '2026-01-01T00:00:00.000Z' },
    },
    { close: () => forever() },
  ),
  play: async ({ canvasElement }) => {
    await expectAllInSight(canvasElement, 100)
    const words = await within(canvasElement).findByText(/388/)
    const foot = await button(await stageOf(canvasElement), /^(退出|Exit)$/)
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top)
  },
}

const companies = [
  '深圳市亿尚智能装备有限公司',
  '南山智能医药有限公司',
  '',
  '前海智能物流集团有限公司（深圳）华南运营中心',
]
const withCompanies = (draw: DrawView): DrawView => ({
  ...draw,
  winners: draw.winners.map((one, at) => ({ ...one, company: companies[at % companies.length] ?? '' })),
})

/** The meeting and its prizes have pictures. */
const pictured = (draw: DrawView): DrawView => ({
  ...draw,
  background: pictureOf(0),
  awards: draw.awards.map((award, at) => ({ ...award, image: pictureOf(at + 1) })),
})

export const OpenedWithPictures: Story = {
  render: screen(pictured(opened)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('智能手表')
  },
}

export const RoundWithPictures: Story = {
  render: screen(pictured(confirmed)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('欧阳**')
  },
}

/** The meeting shows companies. */
export const WithCompanies: Story = {
  render: screen(withCompanies(confirmed)),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('南山智能医药有限公司'))[0]).toBeVisible()
  },
}

export const ManyWithCompanies: Story = {
  render: screen(withCompanies(roundOf(47))),
  play: async ({ canvasElement }) => expectAllInSight(canvasElement, 47),
}

/** Of many a card as a whole marks its winner absent. */
export const VoidingOneOfMany: Story = {
  render: screen(roundOf(47)),
  play: async ({ canvasElement }) => {
    const [card] = await within(canvasElement).findAllByRole('button', { name: /^(缺席重抽|Absent) 王\*/ })
    if (card) await userEvent.click(card)
    await within(document.body).findByRole('dialog')
  },
}

/** Of a hundred some were absent, and reserves moved up. */
export const AbsentOfMany: Story = {
  render: screen({
    ...roundOf(100),
    winners: [
      ...roundOf(100).winners.map((one, at) => (at % 30 === 7 ? { ...one, voided: '缺席' } : one)),
      ...['司马*', '诸葛**', '慕容*', '上官**'].map((name, at) =>
        winnerOf(name, at, { code: `q${at}4m2qrstuvwxyz`, award: 'a-3', round: 3 }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => expectAllInSight(canvasElement, 104),
}

/** One was absent and a reserve moved up. */
export const Voided: Story = {
  render: screen({
    ...confirmed,
    winners: [
      ...confirmed.winners.slice(0, 4),
      winnerOf('孙**', 4, { voided: '缺席' }),
      ...confirmed.winners.slice(5),
      winnerOf('司马*', 10),
    ],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('司马*')
  },
}

export const Voiding: Story = {
  render: screen(confirmed),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, /^(缺席重抽 欧阳\*\*|Absent 欧阳\*\*)$/))
    await within(document.body).findByRole('dialog')
  },
}

export const EndingAsks: Story = {
  render: screen(confirmed),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, /^(结束并公布密钥|End and reveal the secret)$/))
    await within(document.body).findByRole('alertdialog')
  },
}

export const Finished: Story = {
  parameters: { state: 'finished' },
  render: screen(finished),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: /^(扫码自己验证|Scan to check it yourself)$/ })
  },
}

export const Finished58: Story = {
  parameters: { state: 'finished' },
  render: screen({
    ...finished,
    winners: [...drawn(1, 'a-1', 1), ...drawn(10, 'a-2', 2), ...drawn(47, 'a-3', 3)],
  }),
  play: async ({ canvasElement }) => expectAllInSight(canvasElement, 58),
}

/** More than can be read at once: the winners scroll, between head and foot. */
export const FinishedBeyondTheScreen: Story = {
  parameters: { state: 'finished' },
  render: screen({ ...finished, winners: [...drawn(100, 'a-1', 1), ...drawn(100, 'a-2', 2), ...drawn(100, 'a-3', 3)] }),
  play: async ({ canvasElement }) => {
    const winners = await within(canvasElement).findByRole('group', { name: /^(抽奖已结束|The draw has ended)$/ })
    await expect(winners.scrollHeight).toBeGreaterThan(winners.clientHeight)
    winners.focus()
    await expect(winners).toHaveFocus()
    const foot = await button(await stageOf(canvasElement), /^(退出|Exit)$/)
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** The screen holds what it knew, and says that the network is gone. */
export const NetworkGone: Story = {
  render: screen(null, {
    follow: async () => {
      throw new ProblemError('client.network')
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/网络中断|network is gone/)
  },
}

export const ChoosingAMeeting: Story = {
  render: storyScreen('/lotteryDraw', <DrawScreen params={{}} />, {
    answers: {
      bigScreen: {
        meetings: async () => ({
          items: storyMeetings.slice(1, 3).map(({ id: meetingId, name, startAt, state }) => ({
            id: meetingId,
            name,
            startAt,
            state,
          })),
        }),
      },
    },
  }),
}
