import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { accountNumber } from '../accounts/account.ts'
import { initialPassword } from '../accounts/password.ts'
import { flagList } from '../permissions/flag-list.ts'
import { templateOrOwn } from '../permissions/template-or-own.ts'
import { optionalFormat } from '../rules/formats.ts'
import { wholeNumber } from '../rules/number.ts'
import { rule } from '../rules/rule.ts'
import { optionalId, optionalText, optionalUpload, requiredName, requiredText } from '../rules/text.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** Characters of an abbreviation at most (seed section 5). */
export const maxAbbreviation = 6

const isAbbreviation = (text: string) => /^[\p{Script=Han}A-Za-z0-9]*$/u.test(text)

/** Chinese, English and digits, at most 6 (seed section 5). */
export const abbreviation = impersonal(requiredText(maxAbbreviation)).check(rule('rule.abbreviation', isAbbreviation))

const channelFields = {
  name: impersonal(requiredName(30)),
  abbreviation,
  adminPhone: optionalFormat('mobile'),
  logo: uploadTo('channelLogo', optionalUpload),
  templateId: optionalId,
  ownFlags: z._default(z.nullable(flagList), null),
  /** Bytes; the main channel gives no more than it has. */
  storageQuotaBytes: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  remark: personal('text', optionalText(100)),
}

/**
 * What can be changed of a sub-channel (seed section 3). It has a template's flags, or those of `ownFlags`; with neither
 * they stay. `adminPhone` '' leads to the hint on the courses.
 */
export const channelDraft = z.strictObject(channelFields).check(templateOrOwn)
export type ChannelDraft = z.output<typeof channelDraft>

/**
 * A sub-channel as a row of a table. Its permissions come from the template that it names, else from `permissions`, which
 * names them one by one; with neither it has the all-open default.
 */
export const subChannelRow = z.strictObject({
  name: impersonal(requiredName(30)),
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
 * A new sub-channel with the account that logs in to it; with neither template nor `ownFlags` it has the all-open
 * default. `password` is the initial one; left out, the server makes one.
 */
export const subChannelDraft = z
  .strictObject({ ...channelFields, accountNumber, password: z.optional(initialPassword) })
  .check(templateOrOwn)
export type SubChannelDraft = z.output<typeof subChannelDraft>
