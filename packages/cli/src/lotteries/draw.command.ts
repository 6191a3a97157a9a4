import type { CallOptions } from '@icss/core/client/client.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type DrawView, drawView, maxReason, maxWord } from '@icss/core/lotteries/draws.contract.ts'
import { mayStep } from '@icss/core/lotteries/lottery-draw.machine.ts'
import { prizeCount } from '@icss/core/prizes/prize.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { meetingTake, yesTake } from '../commands/shared-takes.ts'
import type { Input, Takes } from '../commands/takes.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { ownCommand } from '../console/own-command.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect, type Server } from '../server/connect.ts'
import { patientCalls } from '../server/patient-calls.ts'
import { type Award, awardList, awardName, awardOf } from './award-of.ts'
import { carryRound } from './carry-round.ts'
import { interruptedLines, noteWaiting, roundLines } from './tell-round.ts'

const takes = {
  ...meetingTake,
  award: {
    value: 'award',
    text: {
      zh: '宣布一轮：抽哪个奖项，名称或编号；不加时继续已宣布的一轮',
      en: 'announce a round of this award, by name or id; without it the round that was announced goes on',
    },
  },
  count: {
    value: 'number',
    number: { least: prizeCount.min, most: prizeCount.max },
    text: {
      zh: '本轮抽几名；默认为这个奖项剩下的全部',
      en: 'winners of the round; all that the award has left by default',
    },
  },
  word: {
    value: 'word',
    text: {
      zh: `现场说的一个词或数，最多 ${maxWord} 个字符`,
      en: `a word or number called in the room, at most ${maxWord} characters`,
    },
  },
  abandon: {
    value: 'reason',
    text: {
      zh: `放弃已宣布的一轮，写明原因，最多 ${maxReason} 个字符；会留在证明里`,
      en: `abandon the round that was announced, saying why in at most ${maxReason} characters; it stays in the proof`,
    },
  },
  end: {
    text: {
      zh: '结束抽奖并公布密钥，之后不能再抽',
      en: 'end the draw and reveal its secret; nothing can be drawn after',
    },
  },
  ...yesTake,
} as const satisfies Takes

export default command({
  summary: {
    zh: '抽一轮奖：宣布、公布手机的锁、等到公共随机数、抽出中奖人，与大屏相同，大屏同时显示；没有进行中的抽奖时先开始一次，固定名单和奖项。中断后再次运行会继续已宣布的一轮。',
    en: 'Draw a round of an award: announce it, publish the locks of the phones, wait for the public randomness, draw the winners; it is what the big screen does, and the big screen shows it. Where no draw is open one is opened first, which fixes roster and awards. Run again after an interruption, it continues the round that was announced.',
  },
  takes,
  examples: {
    zh: [
      `icss lottery draw ${exampleId} --award 一等奖 --count 3 --word 八十八`,
      `icss lottery draw ${exampleId}`,
      `icss lottery draw ${exampleId} --abandon 屏幕坏了`,
      `icss lottery draw ${exampleId} --end`,
    ],
    en: [
      `icss lottery draw ${exampleId} --award 'First prize' --count 3 --word dragon`,
      `icss lottery draw ${exampleId}`,
      `icss lottery draw ${exampleId} --abandon 'the screen broke'`,
      `icss lottery draw ${exampleId} --end`,
    ],
  },
  calls: [
    'draws.list',
    'draws.show',
    'meetings.awards',
    'draws.open',
    'draws.announce',
    'draws.close',
    'draws.draw',
    'draws.abandon',
    'draws.reveal',
  ],
  exits: ['interrupted'],
  answer: drawView,
  async run(console, input) {
    const { t } = console
    const { abandon, end, yes } = input
    for (const other of ['award', 'count', 'word'] as const)
      if (abandon !== undefined && input[other] !== undefined)
        throw new CliError('notTogether', exitCodes.usage, { first: '--abandon', second: `--${other}` })
    const { server } = await connect(console)
    const meetingId = idOf(input.meetingId)
    const params = { meetingId }
    const going = (await server.draws.list({ params })).items.find(({ hasEnded }) => !hasEnded)
    const found = going && (await server.draws.show({ params: { drawId: going.id } }))
    const plan = await planOf(server, found, input)
    await confirm(console, { what: asked(console, found, plan, input), yes: yes === true })

    return untilInterrupted(async (signal) => {
      const patiently = patientCalls(console, signal)
      const step = (take: (options: CallOptions) => Promise<DrawView>) => patiently(take).catch(overtaken)
      let seen = found
      try {
        let draw = found ?? (await step((options) => server.draws.open({ params }, options)))
        if (!found) console.note(t('lottery.draw.opened', { number: draw.number, people: draw.people }))
        if (abandon !== undefined) {
          const from = { ...at(draw), body: { reason: abandon } }
          const { round } = draw
          draw = await step((options) => server.draws.abandon(from, options))
          console.note(t('lottery.draw.abandoned', { round: round?.round ?? 0 }))
        }
        if (plan.award) {
          const { id } = plan.award
          const left = draw.awards.find((one) => one.id === id)?.left ?? 0
          const body = { award: id, count: input.count ?? Math.max(1, left), word: input.word ?? '' }
          const from = { ...at(draw), body }
          draw = await step((options) => server.draws.announce(from, options))
          seen = draw
        }
        if (plan.isRound) {
          const { round } = draw
          console.note(t('lottery.draw.announced', { round: round?.round ?? 0, hash: draw.hash.slice(0, 8) }))
          const { waits, isLate } = noteWaiting(console)
          draw = await carryRound(server, draw, {
            patiently,
            signal,
            isLate,
            waits: (waiting, seconds) => {
              seen = waiting
              waits(waiting, seconds)
            },
          })
          const lines = roundLines(console, draw, round?.round ?? 0)
          if (!console.json) console.print(lines)
        }
        if (end) {
          const from = at(draw)
          draw = await step((options) => server.draws.reveal(from, options))
          const command = ownCommand(console, 'lottery', 'export', meetingId)
          console.note(t('lottery.draw.ended', { number: draw.number, command }))
        }
        if (console.json) console.printJson(draw)
        return exitCodes.ok
      } catch (error) {
        if (!signal.aborted) throw error
        // Without its award: a round that was announced goes on, and none is announced twice.
        const command = ownCommand(console, 'lottery', 'draw', meetingId)
        console.warn(interruptedLines(console, seen, command))
        return exitCodes.interrupted
      }
    })
  },
})

/** A step of a draw as it was looked at. */
const at = ({ id, version }: DrawView) => ({ params: { drawId: id }, query: { version } })

/** A step that somebody else has overtaken is refused in the words of the big screen. */
function overtaken(error: unknown): never {
  throw error instanceof ProblemError && error.code === 'request.conflict'
    ? new ProblemError('lottery.wrong_step', { cause: error })
    : error
}

type Given = Input<typeof takes>

interface Plan {
  /** Whether a round is carried to its end, and of which award one is announced before. */
  readonly isRound: boolean
  readonly award: Award | undefined
}

const runningOf = (draw: DrawView | undefined) => (draw && mayStep(draw.state, 'abandon') ? draw.round : null)

/** What is to be done; whether a draw allows it is for the server to say. */
async function planOf(
  server: Server,
  draw: DrawView | undefined,
  { meetingId, award, count, abandon, end }: Given,
): Promise<Plan> {
  const running = runningOf(draw)
  if (!draw && award === undefined && (end || abandon !== undefined)) throw new CliError('noDraw', exitCodes.failed)
  if (abandon !== undefined) return { isRound: false, award: undefined }
  if (award === undefined && !running && end) return { isRound: false, award: undefined }
  const awards = draw?.awards ?? (await awardsOf(server, meetingId))
  if (running) {
    const named = awards.find(({ id }) => id === running.award)
    const isOther = award !== undefined && awardOf(awards, award).id !== running.award
    if (isOther || (count !== undefined && count !== running.count))
      throw new CliError('otherRound', exitCodes.failed, {
        round: running.round,
        award: named ? awardName(named) : '',
        count: running.count,
      })
    return { isRound: true, award: undefined }
  }
  if (award === undefined) throw new CliError('awardNeeded', exitCodes.usage, { awards: awardList(awards) })
  return { isRound: true, award: awardOf(awards, award) }
}

const awardsOf = async (server: Server, meetingId: string): Promise<Award[]> =>
  (await server.meetings.awards({ params: { id: idOf(meetingId) } })).items.map(({ id, name, prizeName }) => ({
    id,
    name,
    prize: prizeName,
  }))

/** What is asked before. */
function asked(
  { t }: Pick<Console, 't'>,
  draw: DrawView | undefined,
  { isRound, award }: Plan,
  { count, abandon, end }: Given,
): string {
  const running = runningOf(draw)
  const named = draw?.awards.find(({ id }) => id === running?.award)
  const of = { round: running?.round ?? 0, award: named ? awardName(named) : '', count: running?.count ?? 0 }
  return [
    ...(draw ? [] : [t('lottery.draw.asks.open')]),
    ...(abandon === undefined ? [] : [t('lottery.draw.asks.abandon', of)]),
    ...(isRound && !award ? [t('lottery.draw.asks.goOn', of)] : []),
    ...(award && count === undefined ? [t('lottery.draw.asks.all', { award: awardName(award) })] : []),
    ...(award && count !== undefined ? [t('lottery.draw.asks.some', { award: awardName(award), count })] : []),
    ...(end ? [t('lottery.draw.asks.end')] : []),
  ].join(t('lottery.draw.asks.between'))
}
