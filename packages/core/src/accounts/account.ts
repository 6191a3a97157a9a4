import * as z from 'zod/mini'
import { flagList } from '../permissions/flag-list.ts'
import { templateOrOwn } from '../permissions/template-or-own.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { optionalFormat } from '../rules/formats.ts'
import { rule } from '../rules/rule.ts'
import { optionalId, optionalText, requiredName, requiredText } from '../rules/text.ts'

/** The account that a person logs in with: digits only (seed section 5). It tells nothing of its owner. */
export const accountNumber = impersonal(requiredText(20)).check(
  rule('rule.digits', (text: string) => /^\d+$/.test(text)),
)

const accountFields = {
  name: personal('name', requiredName(20)),
  phone: optionalFormat('mobile'),
  templateId: optionalId,
  ownFlags: z._default(z.nullable(flagList), null),
  remark: personal('text', optionalText(50)),
}

/**
 * An account of a channel. It has a template or its own twelve flags, never both (personal-centre.md); with neither it
 * holds no flag.
 */
export const accountDraft = z.strictObject({ number: accountNumber, ...accountFields }).check(templateOrOwn)
export type AccountDraft = z.output<typeof accountDraft>

/** An account as a row of a table, which names its template. */
export const accountRow = z.strictObject({
  number: accountNumber,
  name: personal('name', requiredName(20)),
  phone: optionalFormat('mobile'),
  template: impersonal(optionalText(20)),
  enabled: z._default(z.boolean(), true),
  remark: personal('text', optionalText(50)),
})
export type AccountRow = z.output<typeof accountRow>

/** What can be changed of an account: the number stays. */
export const accountUpdate = z.strictObject(accountFields).check(templateOrOwn)
export type AccountUpdate = z.output<typeof accountUpdate>

/** Accounts and channels are enabled or disabled (seed section 4). */
export const enablements = ['enabled', 'disabled'] as const
export type Enablement = (typeof enablements)[number]
