import * as z from 'zod/mini'
import { rule } from '../rules/rule.ts'
import { isStorable } from '../rules/text.ts'
import { loginErrors } from './login-rules.ts'

/** What a person types to log in; the rules are those of `loginErrors`. */
export const loginRequest = z
  .strictObject({
    accountNumber: z.string().check(rule('rule.text_invalid', isStorable)),
    password: z.string(),
  })
  .check(
    z.check(({ value, issues }) => {
      for (const [path, { code }] of Object.entries(loginErrors(value)))
        issues.push({ code: 'custom', message: code, path: path === '' ? [] : [path], input: value, continue: false })
    }),
  )
