import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import type { Context } from '../http/handler.ts'
import { forgetWrong, type Prover, refuseLocked, refuseWrong, type WrongProof } from '../sessions/prove-password.ts'
import { factorKeys, proveCode } from './prove-code.ts'
import { findFactor, type Owner } from './second-factors.repository.ts'

/** Does `work` in the transaction that uses up the code of whoever calls; a wrong one counts as a failed login. */
export async function proveOwnCode<T>(
  context: Prover & Pick<Context, 'tenant'>,
  code: string,
  work: (db: Db, owner: Owner) => Promise<T>,
  { field = 'code', wrong = 'session.code_wrong' }: { readonly field?: string; readonly wrong?: WrongProof } = {},
): Promise<T> {
  const { session, tenant, services } = context
  const owner = { channelId: session.channel.id, id: session.account.id }
  await refuseLocked(context)
  const keyOf = await factorKeys(services)
  const done = await tenant(async (db) => {
    const factor = await findFactor(db, owner)
    if (!factor?.confirmedAt) throw new ProblemError('second_factor.is_off')
    if (!(await proveCode(keyOf, db, owner, factor, code))) return undefined
    return { result: await work(db, owner) }
  })
  if (!done) return refuseWrong(context, field, wrong)
  await forgetWrong(context)
  return done.result
}
