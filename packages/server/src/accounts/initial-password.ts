import { holdsOwnWord, type PasswordPolicy, passwordPolicies } from '@icss/core/accounts/password.ts'
import { randomPassword } from '@icss/core/accounts/random-password.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import type { Config } from '../config.ts'
import { isKnownPassword } from './known-passwords.ts'
import { hashPassword } from './passwords.ts'

export interface InitialPassword {
  readonly passwordHash: string
  /** To be shown once; null when the operator configured it, or whoever made the account chose it. */
  readonly shown: string | null
}

/**
 * Why a password may not be set: by the form of the policy and, under the strict one, as one of those known from breaches
 * or as easy to guess (product.md section 3: the seed's policy is a form only).
 */
async function passwordFault(
  policy: PasswordPolicy,
  password: string,
  ownWords: readonly string[],
): Promise<FieldError | undefined> {
  const checked = check(passwordPolicies[policy], password)
  if (!checked.ok) return checked.errors['']
  if (policy === 'seed') return undefined
  if (await isKnownPassword(password)) return { code: 'account.password_common', params: {} }
  return holdsOwnWord(password, ownWords) ? { code: 'account.password_own_words', params: {} } : undefined
}

/**
 * Refuses a password that somebody chose and may not have, at `field`. `ownWords`: what others know of the account, such
 * as its number.
 */
export async function judgePassword(
  policy: PasswordPolicy,
  password: string,
  field: string,
  ownWords: readonly string[],
): Promise<void> {
  const fault = await passwordFault(policy, password, ownWords)
  if (fault) throw new ProblemError('request.invalid', { errors: { [field]: fault } })
}

/** The first password of an account: the one given, else the operator's, else a random one (product.md section 3). */
export async function initialPassword(
  config: Config,
  given?: { readonly password: string; readonly ownWords: readonly string[] },
): Promise<InitialPassword> {
  if (given) await judgePassword(config.passwordPolicy, given.password, 'password', given.ownWords)
  const known = given?.password ?? config.initialPassword
  const password = known ?? randomPassword()
  return { passwordHash: await hashPassword(password), shown: known === undefined ? password : null }
}
