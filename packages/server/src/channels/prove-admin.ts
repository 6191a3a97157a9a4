import type { PhoneProof } from '@icss/core/channels/admin-phone.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Db } from '../database/database.ts'
import type { Context } from '../http/handler.ts'
import { proveOwnCode } from '../second-factors/prove-own-code.ts'
import { findFactor } from '../second-factors/second-factors.repository.ts'
import { forgetWrong, provePassword } from '../sessions/prove-password.ts'
import { type GivenCode, provePhones } from '../sms-codes/prove-phone.ts'

/** What a wrong password or second factor says that stands in for a code (seed section 5). */
export const wrongInstead = 'account.certification_failed'

type Caller = Context & { readonly session: Session }

/** Whether whoever calls has a second factor. */
export const hasFactor = async (system: Db, { channel, account }: Session): Promise<boolean> =>
  !!(await findFactor(system, { channelId: channel.id, id: account.id }))?.confirmedAt

/** The call with transactions that see every channel. */
export const everywhere = (context: Caller): Caller => ({
  ...context,
  tenant: (work) => context.services.database.everywhere(work),
})

/**
 * Does `work`, which sees every channel, once all that is asked for is proved, in the transaction that uses it up: work
 * that fails leaves it to be given again. `phones` says whose phone the codes are of.
 */
export async function proveAdmin<T>(
  context: Caller,
  {
    proofs,
    given,
    phones,
  }: {
    readonly proofs: readonly PhoneProof[]
    readonly given: { readonly [P in PhoneProof]?: string | undefined }
    readonly phones: { readonly [P in PhoneProof]?: Pick<GivenCode, 'purpose' | 'phone'> }
  },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { currentPassword = '', factorCode = '' } = given
  refuseMissing(given, proofs)
  if (proofs.includes('currentPassword')) await provePassword(context, currentPassword, wrongInstead)
  const codes = proofs.flatMap((field) => {
    const of = phones[field]
    return of ? [{ ...of, field, code: given[field] ?? '' }] : []
  })
  const caller = everywhere(context)
  const prove = () => {
    if (codes.length > 0) return provePhones(caller, codes, work)
    if (proofs.includes('factorCode'))
      return proveOwnCode(caller, factorCode, work, { field: 'factorCode', wrong: wrongInstead })
    return caller.tenant(work)
  }
  const done = await prove()
  if (proofs.includes('currentPassword')) await forgetWrong(context)
  return done
}

function refuseMissing(given: { readonly [P in PhoneProof]?: string | undefined }, asked: readonly PhoneProof[]): void {
  const errors: Errors = Object.fromEntries(
    asked.filter((proof) => !given[proof]).map((proof) => [proof, { code: 'rule.required', params: {} }]),
  )
  if (Object.keys(errors).length > 0) throw new ProblemError('request.invalid', { errors })
}
