import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import type { Context } from '../http/handler.ts'
import { failedLogin } from './failed-login.ts'
import { countGuess, forgetGuesses, insiderOf, refusalOf, strangerOf } from './guesser.ts'

/** What of a call proves anew who makes it. */
export type Prover = Pick<Context, 'address' | 'services' | 'request'> & {
  readonly session: NonNullable<Context['session']>
}

const guesserOf = ({ session, services: { config } }: Prover) => insiderOf(session.account.number, config)

/** Refuses while whoever holds sessions of the account has proved too many times that they are somebody else. */
export async function refuseLocked(prover: Prover): Promise<void> {
  const fault = await refusalOf(prover.services.database.system, guesserOf(prover))
  if (fault) throw new ProblemError(fault.code, { params: fault.params })
}

/** What a wrong proof says at its field. */
export type WrongProof = 'session.password_wrong' | 'session.code_wrong' | 'account.certification_failed'

/** Counts a wrong password or code as a failed login, and refuses it at its field. Not 401: the session is alive. */
export async function refuseWrong(prover: Prover, field: string, code: WrongProof): Promise<never> {
  const { session, services, address } = prover
  const { number } = session.account
  const account = { ...session.account, channelId: session.channel.id }
  // What was guessed here cannot be guessed once more at a login from here.
  await countGuess(services.database.system, strangerOf(number, address, services.config), services.config)
  const { left, lockedFor: seconds } = await failedLogin(prover, guesserOf(prover), account)
  if (seconds > 0) throw new ProblemError('session.locked', { params: { minutes: services.config.lockMinutes } })
  throw new ProblemError('request.invalid', { errors: { [field]: { code, params: { left } } } })
}

/** Takes the failures back once whoever calls has proved themself. */
export async function forgetWrong(prover: Prover): Promise<void> {
  const { session, address, services } = prover
  const { system } = services.database
  await forgetGuesses(system, guesserOf(prover))
  await forgetGuesses(system, strangerOf(session.account.number, address, services.config))
}

/** Refuses unless `password` is that of the account which calls. */
export async function provePassword(
  prover: Prover,
  password: string,
  wrong: WrongProof = 'session.password_wrong',
): Promise<void> {
  const { session, services } = prover
  await refuseLocked(prover)
  const [stored] = await services.database.system
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.channelId, session.channel.id), eq(accounts.id, session.account.id)))
  if (!(await verifyPassword(password, stored?.passwordHash))) await refuseWrong(prover, 'currentPassword', wrong)
}
