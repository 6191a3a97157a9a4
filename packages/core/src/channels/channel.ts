import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { accountNumber } from '../accounts/account.ts'
import { initialPassword } from '../accounts/password.ts'
import { optionalFormat } from '../rules/formats.ts'
import { rule } from '../rules/rule.ts'
import { optionalId, optionalText, optionalUpload, requiredText } from '../rules/text.ts'

/** Characters of an abbreviation at most (seed section 5). */
export const maxAbbreviation = 6

const isAbbreviation = (text: string) => /^[\p{Script=Han}A-Za-z0-9]*$/u.test(text)

/** Chinese, English and digits, at most 6 (seed section 5). */
export const abbreviation = impersonal(requiredText(maxAbbreviation)).check(rule('rule.abbreviation', isAbbreviation))

/** What can be changed of a channel (seed section 3). `adminPhone` '' leads to the hint on the courses. */
export const channelDraft = z.strictObject({
  name: impersonal(requiredText(30)),
  abbreviation,
  adminPhone: optionalFormat('mobile'),
  logo: optionalUpload,
  templateId: optionalId,
  remark: personal('text', optionalText(100)),
})
export type ChannelDraft = z.output<typeof channelDraft>

/**
 * A sub-channel as a row of a table. Its permissions come from the template that it names, else from `permissions`, which
 * names them one by one; with neither it has the all-open default.
 */
export const subChannelRow = z.strictObject({
  name: impersonal(requiredText(30)),
  abbreviation,
  accountNumber,
  adminPhone: optionalFormat('mobile'),
  template: impersonal(optionalText(20)),
  permissions: impersonal(optionalText(400)),
  enabled: z._default(z.boolean(), true),
  remark: personal('text', optionalText(100)),
})
export type SubChannelRow = z.output<typeof subChannelRow>

/**
 * A new sub-channel with the account that logs in to it. `password` is its initial one; left out, the server makes one.
 */
export const subChannelDraft = z.strictObject({
  ...channelDraft.shape,
  accountNumber,
  password: z.optional(initialPassword),
})
export type SubChannelDraft = z.output<typeof subChannelDraft>
