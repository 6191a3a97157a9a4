import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import type { Handler } from '../http/handler.ts'
import { revokeOtherSessions } from '../sessions/revoke-sessions.ts'
import { forgetWrong, refuseLocked, refuseWrong } from '../sessions/prove-password.ts'
import { factorKeys, proveCode } from './prove-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { confirmFactor, findFactor, keepRecoveryCodes } from './second-factors.repository.ts'

/** The first code turns the second factor on; whoever was logged in by the password alone is logged out. */
export const confirmOwnFactor: Handler<typeof secondFactorsContract.confirm> = async (context, { body: { code } }) => {
  const { session, login, tenant, services } = context
  const owner = { channelId: session.channel.id, id: session.account.id }
  await refuseLocked(context)
  const keyOf = await factorKeys(services)
  const codes = await tenant(async (db) => {
    const factor = await findFactor(db, owner)
    if (factor?.confirmedAt) throw new ProblemError('second_factor.is_on')
    if (!factor?.mayConfirm) throw new ProblemError('second_factor.not_begun')
    if (!(await proveCode(keyOf, db, owner, factor, code))) return undefined
    const recovery = await newRecoveryCodes()
    await confirmFactor(db, owner)
    await keepRecoveryCodes(db, owner, recovery.hashes)
    await revokeOtherSessions(db, owner, login.hash)
    return recovery.codes
  })
  if (!codes) return refuseWrong(context, 'code', 'session.code_wrong')
  await forgetWrong(context)
  return { recoveryCodes: codes }
}
