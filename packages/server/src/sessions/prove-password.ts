import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import type { Context } from '../http/handler.ts'
import { failedLogin } from './failed-login.ts'
import { forgetFailures, lockedFor, throttleKeys } from './login-throttle.ts'

/** What of a call proves anew who makes it. */
export type Prover = Pick<Context, 'address' | 'services'> & { readonly session: NonNullable<Context['session']> }

const keyOf = ({ session, address, services: { config } }: Prover) =>
  throttleKeys(session.account.number, address, config).account

/** Refuses while the account is locked: what proves who somebody is may be guessed nowhere more often than at login. */
export async function refuseLocked(prover: Prover): Promise<void> {
  const locked = await lockedFor(prover.services.database.system, keyOf(prover))
  if (locked > 0) throw new ProblemError('session.locked', { params: { minutes: Math.ceil(locked / 60) } })
}

/** Counts a wrong password or code as a failed login, and refuses it at its field. Not 401: the session is alive. */
export async function refuseWrong(
  prover: Prover,
  field: string,
  code: 'session.password_wrong' | 'session.code_wrong',
): Promise<never> {
  const { session, services } = prover
  const { left, lockedFor: seconds } = await failedLogin(services.database, keyOf(prover), services.config, {
    channelId: session.channel.id,
    number: session.account.number,
  })
  if (seconds > 0) throw new ProblemError('session.locked', { params: { minutes: services.config.lockMinutes } })
  throw new ProblemError('request.invalid', { errors: { [field]: { code, params: { left } } } })
}

/** Takes the failures back once whoever calls has proved themself. */
export const forgetWrong = (prover: Prover): Promise<void> =>
  forgetFailures(prover.services.database.system, keyOf(prover))

/** Refuses unless `password` is that of the account which calls. */
export async function provePassword(prover: Prover, password: string): Promise<void> {
  const { session, services } = prover
  await refuseLocked(prover)
  const [stored] = await services.database.system
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.channelId, session.channel.id), eq(accounts.id, session.account.id)))
  if (!(await verifyPassword(password, stored?.passwordHash)))
    await refuseWrong(prover, 'currentPassword', 'session.password_wrong')
}
