import { Readable } from 'node:stream'
import { and, desc, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { dueAt } from '@icss/core/lotteries/beacon.ts'
import type { ProofRecord } from '@icss/core/lotteries/draw-record.ts'
import { runningRound, stateOf } from '@icss/core/lotteries/draw-state.ts'
import type { drawsContract } from '@icss/core/lotteries/draws.contract.ts'
import {
  abandonRound,
  announceRound,
  closeRound,
  drawRound,
  revealSecret,
  stepOf,
  voidWinner,
} from '@icss/core/lotteries/running-draw.ts'
import type { Db } from '../database/database.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { meetingChanges, tellMeeting } from '../meetings/meeting-changes.ts'
import { meetingsStore } from '../meetings/meetings.store.ts'
import { awardsOf } from '../meetings/set-awards.ts'
import { unseal } from '../secrets/seal.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { collectedUntil, hasLocks, locksOf, valuesOf } from './lock-values.ts'
import { roundsToCollect, roundToAnnounce, signatureOf } from './beacon-port.ts'
import { drawView } from './draw-view.ts'
import { drawsOf } from './draws-of.ts'
import { addRecords, type KeptDraw, keptDraw, recordsOf } from './kept-draw.ts'
import { keepWinners } from './keep-winners.ts'
import { proofOf } from './proof-of.ts'
import { draws } from './lotteries.tables.ts'
import { aboutDraw, openDrawNow } from './open-draw.ts'

type Caller = Pick<Context<typeof drawsContract.draw>, 'session' | 'services' | 'tenant'>

interface Asked {
  readonly params: { readonly drawId: string }
  readonly query: { readonly version: number }
}

/**
 * Adds the records that `decide` answers, one behind the other, under the lock of the meeting. A step that was decided
 * over fewer records than there are is refused: two who press at once draw once.
 */
const step = (
  { session, services, tenant }: Caller,
  { params: { drawId }, query: { version } }: Asked,
  decide: (
    draw: KeptDraw,
    db: Db,
  ) => readonly ((draw: KeptDraw) => ProofRecord)[] | Promise<readonly ((draw: KeptDraw) => ProofRecord)[]>,
) => {
  const channelId = session.channel.id
  return tenant(async (db) => {
    let draw = await keptDraw(db, channelId, drawId, true)
    const { length } = draw.records
    if (length !== version) throw new ProblemError('request.conflict')
    for (const next of await decide(draw, db)) {
      const record = next(draw)
      await keepWinners(db, services, draw, record)
      draw = { ...draw, records: [...draw.records, record] }
    }
    await addRecords(db, channelId, drawId, length, draw.records.slice(length))
    await tellMeeting(db, channelId, draw.stored.meetingId, 'draws')
    return drawView(db, draw)
  })
}

/** Milliseconds between two looks of a screen at least. */
const leastGap = 200

/** The secret of a draw, opened only for a step that can be taken. */
async function secretOf({ session, services }: Caller, type: 'draw' | 'finish'): Promise<(draw: KeptDraw) => string> {
  const key = await serverSecret(services, 'draws')
  const channelId = session.channel.id
  return (draw) => {
    stepOf(draw, type)
    const { id, sealedSecret } = draw.stored
    return unseal(key, sealedSecret, aboutDraw(channelId, id))
  }
}

/** What the beacon says of the round that goes on, fetched before anything is locked; null while nothing is known. */
async function signatureNow({ session, services }: Caller, drawId: string): Promise<string | null> {
  const { beacon } = services.config
  if (!beacon) return null
  const state = stateOf(await recordsOf(services.database.system, session.channel.id, drawId))
  const round = state && runningRound(state)?.announce.beaconRound
  if (!state?.open.beacon || !round || Date.now() < dueAt(state.open.beacon, round)) return null
  return signatureOf(beacon, round)
}

export const drawsHandlers: Handlers<{ draws: typeof drawsContract }>['draws'] = {
  list: ({ session, tenant }, { params: { meetingId } }) =>
    tenant(async (db) => {
      await meetingsStore.show(db, session.channel.id, meetingId)
      return { items: await drawsOf(db, session.channel.id, meetingId) }
    }),

  open: openDrawNow,

  async follow({ session, services, tenant, closed }, { params: { meetingId } }) {
    const channelId = session.channel.id
    const latest = () =>
      tenant(async (db) => {
        const [last] = await db
          .select({ id: draws.id })
          .from(draws)
          .where(and(eq(draws.channelId, channelId), eq(draws.meetingId, meetingId)))
          .orderBy(desc(draws.number))
          .limit(1)
        return { draw: last ? await drawView(db, await keptDraw(db, channelId, last.id)) : null }
      })
    // Refuses before a stream is begun.
    await tenant((db) => meetingsStore.show(db, channelId, meetingId))
    const changes = meetingChanges(services.notifications, { channelId, meetingId, what: 'draws', leastGap }, closed)
    return (async function* () {
      for await (const _ of changes) yield await latest()
    })()
  },

  show: ({ session, tenant }, { params: { drawId } }) =>
    tenant(async (db) => drawView(db, await keptDraw(db, session.channel.id, drawId))),

  async announce(context, input) {
    const { beacon } = context.services.config
    const beaconRound = beacon ? await roundToAnnounce(beacon) : null
    const { body } = input
    return step(context, input, async ({ stored, records }, db) => {
      const kept = await awardsOf(db, stored.channelId, stored.meetingId)
      const open = stateOf(records)?.open
      const left = (open ? stored.roster.length - open.leftOut.length : 0) - (stateOf(records)?.won.size ?? 0)
      const wanted = kept.find(({ id }) => id === body.award)?.reserves ?? 0
      // Fewer people than winners and reserves: the reserves give way.
      const reserves = Math.max(0, Math.min(wanted, left - body.count))
      // The values of the phones are collected before the randomness is due.
      const later = hasLocks(stored.roster) ? roundsToCollect : 0
      const announced = {
        ...body,
        reserves,
        beaconRound: open?.beacon && beaconRound !== null ? beaconRound + later : null,
      }
      const announce = (draw: KeptDraw) => announceRound(draw, announced, Date.now())
      // Where nobody of the roster has a lock there are no values to wait for.
      return hasLocks(stored.roster) ? [announce] : [announce, (draw) => closeRound(draw, [], Date.now())]
    })
  },

  close: (context, input) =>
    step(context, input, async (draw, db) => {
      const given = await valuesOf(db, draw)
      const until = collectedUntil(draw)
      if (until !== null && Date.now() < until && given.length < locksOf(draw))
        throw new ProblemError('lottery.locks_awaited')
      return [(kept) => closeRound(kept, given, Date.now())]
    }),

  async draw(context, input) {
    const signature = await signatureNow(context, input.params.drawId)
    const secret = await secretOf(context, 'draw')
    return step(context, input, () => [(draw) => drawRound(draw, secret(draw), signature, Date.now())])
  },

  async abandon(context, input) {
    if ((await signatureNow(context, input.params.drawId)) !== null) throw new ProblemError('lottery.beacon_known')
    return step(context, input, () => [(draw) => abandonRound(draw, input.body.reason, null, Date.now())])
  },

  void: (context, input) =>
    step(context, input, () => [(draw) => voidWinner(draw, input.body.code, input.body.reason, Date.now())]),

  async reveal(context, input) {
    const secret = await secretOf(context, 'finish')
    return step(context, input, () => [(draw) => revealSecret(draw, secret(draw), Date.now())])
  },

  proof: ({ session, tenant }, { params: { drawId } }) =>
    tenant(async (db) => {
      const { name, text } = await proofOf(db, session.channel.id, drawId)
      return { name, type: 'application/json', content: Readable.from([text]) }
    }),
}
