import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import { uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { forgetWrong, provePassword } from '../sessions/prove-password.ts'
import { factorKeys } from './prove-code.ts'
import { beginFactor, findFactor } from './second-factors.repository.ts'
import { base32, enrolmentUri } from './totp.ts'

/** What the entry is called in the app. */
const issuer = 'ICSS'

/** Answers the key once the password is right; nothing is asked for at logins until a code of it has come. */
export const beginOwnFactor: Handler<typeof secondFactorsContract.begin> = async (
  context,
  { body: { currentPassword } },
) => {
  const { session, tenant, services } = context
  const owner = { channelId: session.channel.id, id: session.account.id }
  await provePassword(context, currentPassword)
  await forgetWrong(context)
  const enrolment = uuid()
  await tenant(async (db) => {
    if ((await findFactor(db, owner))?.confirmedAt) throw new ProblemError('second_factor.is_on')
    await beginFactor(db, owner, enrolment)
  })
  const key = base32((await factorKeys(services))(enrolment))
  return { key, uri: enrolmentUri(key, session.account.number, issuer) }
}
