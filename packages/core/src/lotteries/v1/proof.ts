import * as z from 'zod/mini'
import { rule } from '../../rules/rule.ts'
import { drawVersion } from './draw.ts'

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const whole = z.number().check(z.int(), z.minimum(1))
// A line feed or TAB in a part would let two different drawings share one text.
const line = z.string().check(
  z.minLength(1),
  rule('rule.text_invalid', (text: string) => text.isWellFormed() && !/[\t\n]/.test(text)),
)

/** Award `award` drew `winners` in `round`; `count` is how many, `entropy` what was called in the room. */
export const drawRecord = z.strictObject({
  type: z.literal('draw'),
  round: whole,
  award: line,
  count: whole,
  entropy: line,
  rosterHash: hex,
  winners: z.array(line),
  prev: hex,
  hash: hex,
})
/** A winner of `round` was absent or removed. */
export const voidRecord = z.strictObject({
  type: z.literal('void'),
  round: whole,
  participant: line,
  reason: z.string().check(rule('rule.text_invalid', (text: string) => text.isWellFormed())),
  prev: hex,
  hash: hex,
})
/** The end: the secret, hex. */
export const revealRecord = z.strictObject({ type: z.literal('reveal'), secret: hex, prev: hex, hash: hex })

export const proofRecord = z.discriminatedUnion('type', [drawRecord, voidRecord, revealRecord])
export type DrawRecord = z.infer<typeof drawRecord>
export type VoidRecord = z.infer<typeof voidRecord>
export type RevealRecord = z.infer<typeof revealRecord>
export type ProofRecord = z.infer<typeof proofRecord>

/**
 * The proof file of a draw (product.md section 10, 6): everything that anyone needs to check it offline. Hashes and
 * the secret are 64 lower-case hex digits.
 */
export const proof = z.strictObject({
  version: z.literal(drawVersion),
  drawId: line,
  commitment: hex,
  roster: z.array(z.strictObject({ id: line, name: line })),
  records: z.array(proofRecord),
})
export type Proof = z.infer<typeof proof>
