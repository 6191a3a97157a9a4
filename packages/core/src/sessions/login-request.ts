import * as z from 'zod/mini'
import { rule } from '../rules/rule.ts'
import { isStorable } from '../rules/text.ts'
import { factorCode } from '../second-factors/second-factor.ts'
import { loginErrors } from './login-rules.ts'

/** What a person types to log in; the rules are those of `loginErrors`. */
export const loginRequest = z
  .strictObject({
    accountNumber: z.string().check(rule('rule.text_invalid', isStorable)),
    password: z.string(),
    /** Of the account's second factor, where it has one; asked for with `session.code_needed`. */
    code: z.optional(factorCode),
  })
  .check(
    z.check(({ value, issues }) => {
      for (const [path, { code }] of Object.entries(loginErrors(value)))
        issues.push({ code: 'custom', message: code, path: path === '' ? [] : [path], input: value, continue: false })
    }),
  )
