import * as z from 'zod/mini'
import { loginErrors } from './login-rules.ts'

/** What a person types to log in; the rules are those of `loginErrors`. */
export const loginRequest = z.strictObject({ accountNumber: z.string(), password: z.string() }).check(
  z.check(({ value, issues }) => {
    for (const [path, { code }] of Object.entries(loginErrors(value)))
      issues.push({ code: 'custom', message: code, path: path === '' ? [] : [path], input: value, continue: false })
  }),
)
