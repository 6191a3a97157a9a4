import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { initialPassword, type PasswordPolicy, passwordPolicies } from '../accounts/password.ts'
import { exactText } from '../rules/text.ts'
import { rule, ruleAt } from '../rules/rule.ts'

/** The present password, typed again before something that guards the account is changed. */
export const presentPassword = impersonal(exactText(200)).check(
  rule('session.password_empty', (text: string) => text !== ''),
)

/**
 * A change of the own password as it travels; the server judges the new one by the operator's policy. Whoever has to
 * change the initial password has just logged in by it, and leaves it out.
 */
export const passwordChange = named(
  'PasswordChange',
  z.strictObject({ currentPassword: z.optional(presentPassword), newPassword: initialPassword }),
)
export type PasswordChange = z.output<typeof passwordChange>

/**
 * What a person fills in to change their password, under the policy that the server has; the first one takes the place
 * of the initial password, which is not asked for again.
 */
export const passwordChangeDraft = (policy: PasswordPolicy, isFirst = false) =>
  z
    .strictObject({
      currentPassword: isFirst ? impersonal(z.string()) : presentPassword,
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
