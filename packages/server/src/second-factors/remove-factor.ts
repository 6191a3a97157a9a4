import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import type { Handler } from '../http/handler.ts'
import { revokeOtherSessions } from '../sessions/revoke-sessions.ts'
import { provePassword } from '../sessions/prove-password.ts'
import { isDemanded } from './demanded-roles.ts'
import { proveOwnCode } from './prove-own-code.ts'
import { removeFactor } from './second-factors.repository.ts'

/** Both factors are asked for once more; other sessions end. */
export const removeOwnFactor: Handler<typeof secondFactorsContract.remove> = async (
  context,
  { body: { currentPassword, code } },
) => {
  const { session, login, services } = context
  if (await isDemanded(services.database.system, session.account.role)) throw new ProblemError('second_factor.demanded')
  await provePassword(context, currentPassword)
  await proveOwnCode(context, code, async (db, owner) => {
    await removeFactor(db, owner)
    await revokeOtherSessions(db, owner, login.hash)
  })
}
