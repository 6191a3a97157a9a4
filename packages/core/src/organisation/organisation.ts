import * as z from 'zod/mini'
import { formats, requiredFormat } from '../rules/formats.ts'
import { optionalWebLink, requiredWebLink } from '../rules/link.ts'
import { rule } from '../rules/rule.ts'
import { optionalText, optionalUpload, requiredText } from '../rules/text.ts'

/** A fixed line with or without area code and extension, as organisations give it beside mobile numbers. */
const fixedLine = /^(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,6})?$/

/**
 * The organisation behind a channel or chamber (seed section 3): name, phone, email, website, address and brief cannot
 * be empty; phone and email formats are checked (seed section 5). The phone is a mobile number or a fixed line.
 */
export const organisationDraft = z.strictObject({
  name: requiredText(50),
  phone: requiredText(30).check(rule('rule.mobile', (text: string) => fixedLine.test(text) || formats.mobile(text))),
  email: requiredFormat('mail'),
  website: requiredWebLink,
  address: requiredText(200),
  brief: requiredText(200),
  logo: optionalUpload,
  responsiblePerson: optionalText(20),
  officialWebsite: optionalWebLink,
  weChatPublicAccount: optionalText(50),
  introduction: optionalText(500),
  account: optionalText(20),
})
export type OrganisationDraft = z.output<typeof organisationDraft>
