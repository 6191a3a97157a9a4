import * as z from 'zod/mini'
import { rule } from '../rules/rule.ts'

/**
 * What a person types to log in, with the seed's three messages (section 5, Login): a fault of one field stands at
 * it; both empty is one fault of the whole, keyed ''.
 */
export const loginRequest = z.strictObject({ accountNumber: z.string(), password: z.string() }).check(
  rule('session.both_empty', ({ accountNumber, password }) => accountNumber.trim() !== '' || password !== ''),
  z.refine(({ accountNumber }) => accountNumber.trim() !== '', {
    error: 'session.account_empty',
    path: ['accountNumber'],
    abort: true,
  }),
  z.refine(({ password }) => password !== '', { error: 'session.password_empty', path: ['password'] }),
)
export type LoginRequest = z.infer<typeof loginRequest>
