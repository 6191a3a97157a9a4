import type { Errors, FieldError } from '../errors/field-error.ts'

export interface LoginRequest {
  readonly accountNumber: string
  readonly password: string
  /** Of the account's second factor, once the server has asked for it. */
  readonly code?: string
}

const fault = (code: FieldError['code']): FieldError => ({ code, params: {} })

/**
 * The seed's three messages (section 5, Login): a fault of one field stands at it; both empty is one fault of the whole,
 * keyed ''. Plain code, so that the login page need not load a schema library before anyone has logged in.
 */
export function loginErrors({ accountNumber, password }: Pick<LoginRequest, 'accountNumber' | 'password'>): Errors {
  const hasAccount = accountNumber.trim() !== ''
  if (!hasAccount && password === '') return { '': fault('session.both_empty') }
  if (!hasAccount) return { accountNumber: fault('session.account_empty') }
  return password === '' ? { password: fault('session.password_empty') } : {}
}
