import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { roles } from '../permissions/role.ts'
import { atMost } from '../rules/list.ts'
import { secret } from '../rules/secret.ts'
import { rule } from '../rules/rule.ts'
import { isStorable } from '../rules/text.ts'

/**
 * A code of the second factor, as typed: six digits of an authenticator app (RFC 6238, SHA-1, 30 s), or a recovery
 * code. Spaces do not count.
 */
export const factorCode = impersonal(z.string()).check(
  z.trim(),
  rule('session.code_empty', (text: string) => text !== ''),
  rule('rule.text_invalid', (text: string) => text.length <= 40 && isStorable(text)),
)

/** Whether an account has a second factor, and whether its role must have one; `since` is ISO 8601 in UTC. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  isDemanded: z.boolean(),
  since: z.nullable(storedInstant),
  recoveryCodesLeft: z.number(),
})
export type SecondFactor = z.output<typeof secondFactor>

/** What an authenticator app takes over: the key in base32, and the same as an address for a QR code. */
export const enrolment = named('Enrolment', z.object({ key: secret(z.string()), uri: secret(z.string()) }))
export type Enrolment = z.output<typeof enrolment>

/** Each logs in once in place of a code of the app. Shown once. */
export const recoveryCodes = named('RecoveryCodes', z.object({ recoveryCodes: z.array(secret(z.string())) }))

/** The roles whose accounts must have a second factor. */
export const demandedRoles = named(
  'DemandedRoles',
  z.strictObject({ roles: z.array(z.enum(roles)).check(atMost(roles.length)) }),
)
