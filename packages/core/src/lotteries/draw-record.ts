import * as z from 'zod/mini'
import { rule } from '../rules/rule.ts'

/** The version of the procedure in which draws are held. */
export const drawVersion = 'icss-draw/v2'

const hexOf = (length: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${length}}$`)))
const hash = hexOf(64)
const from = (least: number) => z.number().check(z.int(), z.minimum(least))
const text = z.string().check(rule('rule.text_invalid', (words: string) => words.isWellFormed()))
// A line feed or TAB in a name would let two different rosters share one text.
const line = z.string().check(
  z.minLength(1),
  rule('rule.text_invalid', (words: string) => words.isWellFormed() && !/[\t\n]/.test(words)),
)
const instant = z.string().check(
  rule('rule.text_invalid', (words: string) => {
    const time = Date.parse(words)
    return !Number.isNaN(time) && new Date(time).toISOString() === words
  }),
)

/** A participant of a meeting in its draws: 15 characters, random for the meeting. */
export const participantCode = z.string().check(z.regex(/^[a-z2-7]{15}$/))

/** How somebody signed in: a verified phone, a scan alone, a printed code, the desk, or added by hand. */
export const rosterWays = ['phone', 'open', 'printed', 'desk', 'hand'] as const
export type RosterWay = (typeof rosterWays)[number]

/** The lock of a line whose phone has none. */
export const noLock = '-'

/** A line of the roster: who takes part in a draw, by masked name. */
export const rosterLine = z.strictObject({
  id: participantCode,
  name: line,
  lock: z.union([hash, z.literal(noLock)]),
  by: z.enum(rosterWays),
})
export type RosterLine = z.output<typeof rosterLine>

/** A source of public randomness: its public key, and when its rounds are due (seconds). */
export const beaconSource = z.strictObject({ publicKey: hexOf(192), genesis: from(0), period: from(1) })
export type BeaconSource = z.output<typeof beaconSource>

/** What the beacon said in one of its rounds. */
export const beaconValue = z.strictObject({ round: from(1), signature: hexOf(96) })
export type BeaconValue = z.output<typeof beaconValue>

export const drawAward = z.strictObject({ id: line, name: text, prize: text, number: from(1) })
export type DrawAward = z.output<typeof drawAward>

/** A value that a phone gave in a round. */
export const lockValue = z.strictObject({ id: participantCode, value: hash })
export type LockValue = z.output<typeof lockValue>

const linked = { at: instant, prev: hash, hash }
const round = from(1)

/** First: what the operator chooses is fixed. `previous` is the last hash of the meeting's draw before. */
export const openRecord = z.strictObject({
  type: z.literal('open'),
  version: z.literal(drawVersion),
  drawId: line,
  meeting: text,
  number: from(1),
  previous: hash,
  leftOut: z.array(participantCode),
  awards: z.array(drawAward).check(z.minLength(1)),
  rosterHash: hash,
  commitment: hash,
  beacon: z.nullable(beaconSource),
  ...linked,
})
/** A round: what is drawn, and by which round of the beacon. */
export const announceRecord = z.strictObject({
  type: z.literal('announce'),
  round,
  award: line,
  count: from(1),
  reserves: from(0),
  word: text,
  beaconRound: z.nullable(from(1)),
  ...linked,
})
/** The values of the phones are in; later ones are not in the round. */
export const closeRecord = z.strictObject({ type: z.literal('close'), round, locks: z.array(lockValue), ...linked })
export const drawRecord = z.strictObject({
  type: z.literal('draw'),
  round,
  beacon: z.nullable(beaconValue),
  winners: z.array(participantCode),
  reserves: z.array(participantCode),
  ...linked,
})
/** A round without a result; what the beacon said is in it as soon as it is known. */
export const abandonRecord = z.strictObject({
  type: z.literal('abandon'),
  round,
  reason: text,
  beacon: z.nullable(beaconValue),
  ...linked,
})
/** A winner of the round who does not take the prize, and the reserve who moves up. */
export const voidRecord = z.strictObject({
  type: z.literal('void'),
  round,
  participant: participantCode,
  reason: text,
  replacedBy: z.nullable(participantCode),
  ...linked,
})
/** Last: the secret. */
export const revealRecord = z.strictObject({ type: z.literal('reveal'), secret: hash, ...linked })

export const proofRecord = z.discriminatedUnion('type', [
  openRecord,
  announceRecord,
  closeRecord,
  drawRecord,
  abandonRecord,
  voidRecord,
  revealRecord,
])
export type OpenRecord = z.output<typeof openRecord>
export type AnnounceRecord = z.output<typeof announceRecord>
export type CloseRecord = z.output<typeof closeRecord>
export type DrawRecord = z.output<typeof drawRecord>
export type AbandonRecord = z.output<typeof abandonRecord>
export type VoidRecord = z.output<typeof voidRecord>
export type RevealRecord = z.output<typeof revealRecord>
export type ProofRecord = z.output<typeof proofRecord>

/** The file of a finished draw: all that anyone needs to check it offline. */
export const proof = z.strictObject({
  version: z.literal(drawVersion),
  roster: z.array(rosterLine),
  records: z.array(proofRecord),
})
export type Proof = z.output<typeof proof>
