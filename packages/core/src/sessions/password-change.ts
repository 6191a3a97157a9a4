import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { named } from '../contract/schema-names.ts'
import { initialPassword, type PasswordPolicy, passwordPolicies } from '../accounts/password.ts'
import { exactText } from '../rules/text.ts'
import { rule, ruleAt } from '../rules/rule.ts'

/** The present password, typed again before something that guards the account is changed. */
export const presentPassword = impersonal(exactText(200)).check(
  rule('session.password_empty', (text: string) => text !== ''),
)

/** A change of the own password as it travels; the server judges the new one by the operator's policy. */
export const passwordChange = named(
  'PasswordChange',
  z.strictObject({ currentPassword: presentPassword, newPassword: initialPassword }),
)
export type PasswordChange = z.output<typeof passwordChange>

/** What a person fills in to change their password, under the policy that the server has. */
export const passwordChangeDraft = (policy: PasswordPolicy) =>
  z
    .strictObject({
      currentPassword: presentPassword,
      newPassword: passwordPolicies[policy],
      repeated: z.string().check(rule('session.password_empty', (text: string) => text !== '')),
    })
    .check(
      ruleAt(
        'newPassword',
        'account.password_same',
        ({ currentPassword, newPassword }) => !newPassword || currentPassword !== newPassword,
      ),
      ruleAt(
        'repeated',
        'account.password_repeat',
        ({ newPassword, repeated }) => !repeated || newPassword === repeated,
      ),
    )
