import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type CodePurpose, codeRules } from '@icss/core/sms-codes/sms-code.ts'
import type { Db } from '../database/database.ts'
import { countCall } from '../http/count-call.ts'
import { placeOf } from '../http/place-of.ts'
import { countFailure, keyOf } from '../sessions/login-throttle.ts'
import { loginFailures } from '../sessions/sessions.tables.ts'
import { type CodeContext, type CodeHolder, codeHolderOf } from './code-holder.ts'
import { codeHash, phoneHash, triesKey } from './code-keys.ts'
import { codeStateOf } from './code-state.ts'
import { smsCodes } from './sms-codes.tables.ts'

/** Wrong codes that an address may give in a minute; whoever gives the right one is not counted. */
const wrongPerMinute = 120

/** A code as it was given, for one purpose of one phone; what is wrong with it stands at `field`. */
export interface GivenCode {
  readonly purpose: CodePurpose
  readonly phone: string
  readonly code: string
  readonly field?: string
}

/** As `provePhones`, of one phone. */
export const provePhone = <T>(context: CodeContext, given: GivenCode, work: (db: Db) => Promise<T>): Promise<T> =>
  provePhones(context, [given], work)

/**
 * Does `work` in the transaction that uses up the codes which were sent to these phones for their purposes, here and in
 * this browser; where one of them is wrong none is used up. A wrong one is refused at its field, and counted as a try of
 * the phone and the purpose, however many codes it has asked for.
 */
export async function provePhones<T>(
  context: CodeContext,
  given: readonly GivenCode[],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { services, tenant, address } = context
  const { config, database } = services
  if (codeStateOf(config) === 'off') throw new ProblemError('sms_code.off')
  const holder = codeHolderOf(context)
  const codes = await Promise.all(given.map((one) => askedFor(context, holder, one)))
  const countWrong = () => countCall(database, keyOf('wrong codes of address', placeOf(address)), wrongPerMinute)
  // Where no code was sent none can be guessed: that is no try, or anybody could lock a phone out.
  const unsent = []
  for (const { field, asked } of codes) {
    const [open] = await database.system.select({ id: smsCodes.id }).from(smsCodes).where(asked)
    if (!open) unsent.push([field, { code: 'sms_code.ended', params: {} }] as const)
  }
  if (unsent.length > 0) {
    await countWrong()
    throw new ProblemError('request.invalid', { errors: Object.fromEntries(unsent) })
  }
  const locked = new ProblemError('sms_code.locked', { params: { minutes: config.lockMinutes } })
  // Counted before they are looked at, so that of a hundred at once five are.
  const tried: (AskedFor & { readonly left: number; readonly hasLocked: boolean })[] = []
  for (const code of codes) {
    const { left, hasLocked } = await countFailure(database.system, { key: code.key, limit: codeRules.tries }, config)
    if (left === 0 && !hasLocked) throw locked
    tried.push({ ...code, left, hasLocked })
  }
  const right = new Set<string>()
  try {
    const done = await tenant(async (db) => {
      for (const { asked, hash, key } of tried) {
        const [held] = await db
          .select({ id: smsCodes.id })
          .from(smsCodes)
          .where(and(asked, eq(smsCodes.hash, hash)))
          .for('update')
        if (held) right.add(key)
      }
      if (right.size < tried.length) return undefined
      for (const { asked } of tried) await db.delete(smsCodes).where(asked)
      return { result: await work(db) }
    })
    if (done) return done.result
  } finally {
    if (right.size > 0) await database.system.delete(loginFailures).where(inArray(loginFailures.key, [...right]))
  }
  await countWrong()
  const wrong = tried.filter(({ key }) => !right.has(key))
  throw wrong.some(({ hasLocked }) => hasLocked)
    ? locked
    : new ProblemError('request.invalid', {
        errors: Object.fromEntries(
          wrong.map(({ field, left }) => [field, { code: 'sms_code.wrong', params: { left } } as const]),
        ),
      })
}

interface AskedFor {
  readonly field: string
  readonly hash: string
  /** Under which its tries are counted. */
  readonly key: string
  /** The condition of what was sent. */
  readonly asked: SQL | undefined
}

async function askedFor(
  { services }: CodeContext,
  holder: CodeHolder,
  { purpose, phone, code, field = 'code' }: GivenCode,
): Promise<AskedFor> {
  const { channelId, browser = '' } = holder
  const hashed = await phoneHash(services, phone)
  return {
    field,
    hash: await codeHash(services, holder, purpose, { phone: hashed, browser, code }),
    key: triesKey(channelId, purpose, hashed),
    asked: and(
      eq(smsCodes.channelId, channelId),
      eq(smsCodes.purpose, purpose),
      eq(smsCodes.phone, hashed),
      eq(smsCodes.holder, holder.holder),
      eq(smsCodes.browser, browser),
      gt(smsCodes.expiresAt, sql`now()`),
    ),
  }
}
