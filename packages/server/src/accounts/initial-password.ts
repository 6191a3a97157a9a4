import { type PasswordPolicy, passwordPolicies } from '@icss/core/accounts/password.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import type { Config } from '../config.ts'
import { hashPassword } from './passwords.ts'
import { randomPassword } from './random-password.ts'

export interface InitialPassword {
  readonly passwordHash: string
  /** To be shown once; null when the operator configured it, or whoever made the account chose it. */
  readonly shown: string | null
}

/** Refuses a password that the operator's policy does not allow, at `field`. */
export function judgePassword(policy: PasswordPolicy, password: string, field: string): void {
  const checked = check(passwordPolicies[policy], password)
  const fault = checked.ok ? undefined : checked.errors['']
  if (fault) throw new ProblemError('request.invalid', { errors: { [field]: fault } })
}

/** The first password of an account: the one given, else the operator's, else a random one (product.md section 3). */
export async function initialPassword(config: Config, given?: string): Promise<InitialPassword> {
  if (given !== undefined) judgePassword(config.passwordPolicy, given, 'password')
  const known = given ?? config.initialPassword
  const password = known ?? randomPassword()
  return { passwordHash: await hashPassword(password), shown: known === undefined ? password : null }
}
