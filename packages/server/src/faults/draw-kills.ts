import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Proof } from '@icss/core/lotteries/draw-record.ts'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { verifyProofText } from '@icss/core/lotteries/verify.ts'
import { inHours } from '../testing/in-hours.ts'
import { type Api, chamberClient } from './chamber-client.ts'
import { randomsOf } from './randoms-of.ts'
import { freePort, ServerProcess } from './server-process.ts'

/** People beyond those who win: a round always has somebody to choose from. */
const others = 20
/** Rounds of one draw: an award gives no more. */
const roundsOfDraw = 50
/** Milliseconds within which a request is struck that nobody waits for. */
const longestRequest = 30

/** When the server is killed: once a round is announced, while it is being announced, or while it is being drawn. */
const moments = ['announced', 'announcing', 'drawing'] as const
type Moment = (typeof moments)[number]

export interface DrawKillFigures {
  readonly kills: number
  readonly byMoment: Readonly<Record<Moment, number>>
  readonly draws: number
  /** Rounds that were announced and that were drawn, as the proofs say it. */
  readonly announced: number
  readonly drawn: number
  readonly proofsThatHold: number
  readonly discrepancies: readonly string[]
}

/** A meeting with people who are there and one award, of which `rounds` can be drawn. */
async function meetingOf(api: Api, rounds: number, name: string): Promise<{ meetingId: string; award: string }> {
  const { id, version } = await api.meetings.create({
    body: { name, address: '会展中心', startAt: inHours(1), endAt: inHours(24), winners: 'everyone' },
  })
  const prize = await api.prizes.create({ body: { name, price: '1', quantity: rounds, grade: '一等奖' } })
  const awards = [{ name: '一等奖', prizeId: prize.id, number: rounds, reserves: 0 }]
  const { items } = await api.meetings.setAwards({ params: { id }, query: { version }, body: { awards } })
  await api.meetings.act({ params: { id }, body: { action: 'start' } })
  for (let i = 0; i < rounds + others; i += 1)
    await api.participants.addWalkIn({ params: { meetingId: id }, body: { name: `来宾${i}` } })
  return { meetingId: id, award: items[0]?.id ?? '' }
}

const at = ({ id, version }: Pick<DrawView, 'id' | 'version'>) => ({ params: { drawId: id }, query: { version } })

/**
 * Holds draws, and kills the server with SIGKILL once in each round. After each start the draw has to stand where it was
 * acknowledged to stand: the same commitment, the round announced once and going on as announced. At the end the proofs
 * have to hold, with one announcement and one result a round.
 */
export async function killInDraws(options: {
  kills: number
  seed: number
  say?: (line: string) => void
  program?: string
}): Promise<DrawKillFigures> {
  const { kills, say = () => {} } = options
  const chance = randomsOf(options.seed)
  const folder = await mkdtemp(join(tmpdir(), 'icss-draw-kills-'))
  const server = new ServerProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    variables: { ICSS_LOG_LEVEL: 'silent' },
    program: options.program,
  })
  const byMoment = { announced: 0, announcing: 0, drawing: 0 }
  const discrepancies: string[] = []
  const expectThat = (isSo: boolean, fault: string) => {
    if (!isSo) discrepancies.push(fault)
  }
  let [draws, announced, drawn, proofsThatHold] = [0, 0, 0, 0]

  const restart = async (moment: Moment) => {
    byMoment[moment] += 1
    await server.end('SIGKILL')
    await server.start()
  }
  /** Sends a request and kills the server before it may have been answered. */
  const strike = async (moment: Moment, request: Promise<unknown>) => {
    const ended = request.then(
      () => undefined,
      () => undefined,
    )
    await sleep(chance() * longestRequest)
    await restart(moment)
    await ended
  }

  try {
    await server.start()
    const api = await chamberClient(server)
    for (let left = kills; left > 0; left -= roundsOfDraw) {
      const rounds = Math.min(left, roundsOfDraw)
      draws += 1
      const { meetingId, award } = await meetingOf(api, rounds, `抽奖演练 ${draws}`)
      const opened = await api.draws.open({ params: { meetingId } })
      const show = () => api.draws.show({ params: { drawId: opened.id } })
      let view = opened
      for (let round = 1; round <= rounds; round += 1) {
        const moment = moments[round % moments.length] ?? 'announced'
        const of = `draw ${draws}, round ${round}, ${moment}`
        const body = { award, count: 1, word: `第${round}声` }
        const announce = (from: DrawView) => api.draws.announce({ ...at(from), body })
        let going: DrawView
        if (moment === 'announcing') {
          await strike(moment, announce(view))
          const now = await show()
          expectThat(now.version === view.version || now.version === view.version + 2, `${of}: half of an announcement`)
          going = now.version === view.version ? await announce(now) : now
        } else {
          going = await announce(view)
          if (moment === 'announced') await restart(moment)
          else await strike(moment, api.draws.draw(at(going)))
        }
        const after = await show()
        expectThat(after.commitment === opened.commitment, `${of}: another commitment`)
        expectThat(after.round?.round === round && after.round.word === body.word, `${of}: another round is on`)
        if (after.version === going.version) {
          expectThat(after.hash === going.hash && after.state === 'closed', `${of}: it stands otherwise`)
          const again = await announce(after).then(
            () => 'announced',
            (error: unknown) => error instanceof ProblemError && error.code,
          )
          expectThat(again === 'lottery.wrong_step', `${of}: announced twice`)
          view = await api.draws.draw(at(after))
        } else {
          expectThat(moment === 'drawing' && after.version === going.version + 1, `${of}: more was recorded`)
          view = after
        }
        expectThat(view.winners.length === round, `${of}: ${view.winners.length} have won`)
        if (round % 10 === 0) say(`${round} rounds, ${discrepancies.length} discrepancies`)
      }
      await api.draws.reveal(at(view))
      const response = await api.draws.proof({ params: { drawId: opened.id } })
      const text = await response.text()
      const { records } = JSON.parse(text) as Proof
      const countOf = (type: string) => records.filter((record) => record.type === type).length
      announced += countOf('announce')
      drawn += countOf('draw')
      expectThat(countOf('announce') === rounds && countOf('draw') === rounds, `draw ${draws}: rounds are doubled`)
      const verified = await verifyProofText(text)
      if (verified.ok) proofsThatHold += 1
      expectThat(verified.ok, `draw ${draws}: its proof does not hold`)
    }
  } finally {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  return { kills, byMoment, draws, announced, drawn, proofsThatHold, discrepancies }
}
