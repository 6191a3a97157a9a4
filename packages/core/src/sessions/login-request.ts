import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { exactText } from '../rules/text.ts'
import { factorCode } from '../second-factors/second-factor.ts'
import { loginErrors } from './login-rules.ts'

/** Characters of what is typed to log in: more than any account or password has. */
const maxTyped = 200

/** What a person types to log in; the rules are those of `loginErrors`. */
export const loginRequest = named(
  'LoginRequest',
  z
    .strictObject({
      accountNumber: impersonal(exactText(maxTyped)),
      password: impersonal(exactText(maxTyped)),
      /** Of the account's second factor, where it has one; asked for with `session.code_needed`. */
      code: z.optional(factorCode),
    })
    .check(
      z.check(({ value, issues }) => {
        for (const [path, { code }] of Object.entries(loginErrors(value)))
          issues.push({ code: 'custom', message: code, path: path === '' ? [] : [path], input: value, continue: false })
      }),
    ),
)
