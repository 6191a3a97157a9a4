import * as z from 'zod/mini'
import { formats, requiredFormat } from '../rules/formats.ts'
import { optionalWebLink, requiredWebLink } from '../rules/link.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { rule } from '../rules/rule.ts'
import { optionalId, optionalText, optionalUpload, requiredName, requiredText } from '../rules/text.ts'
import { uploadTo } from '../uploads/upload-to.ts'
import { referenceTo } from '../rules/reference.ts'

/** A fixed line with or without area code and extension, as organisations give it beside mobile numbers. */
const fixedLine = /^(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,6})?$/

/** Characters of its longer texts at most. */
export const organisationLimits = { brief: 200, introduction: 500 } as const

/**
 * The organisation behind a channel or chamber (seed section 3): name, phone, email, website, address and brief cannot
 * be empty; phone and email formats are checked (seed section 5). The phone is a mobile number or a fixed line.
 * `weChatQr`: the picture of the public account's code, shown on public pages; `ownCompanyId`: the member company that the
 * chamber itself is (chamber.md).
 */
export const organisationDraft = z.strictObject({
  name: impersonal(requiredName(50)),
  phone: personal('phone', requiredText(30)).check(
    rule('rule.mobile', (text: string) => fixedLine.test(text) || formats.mobile(text)),
  ),
  email: requiredFormat('mail'),
  website: requiredWebLink,
  address: impersonal(requiredText(200)),
  brief: impersonal(requiredText(organisationLimits.brief)),
  logo: uploadTo('organisationLogo', optionalUpload),
  responsiblePerson: personal('name', optionalText(20)),
  officialWebsite: optionalWebLink,
  weChatPublicAccount: impersonal(optionalText(50)),
  weChatQr: uploadTo('qrCode', optionalUpload),
  introduction: impersonal(optionalText(organisationLimits.introduction)),
  account: impersonal(optionalText(20)),
  ownCompanyId: referenceTo('companies', optionalId),
})
export type OrganisationDraft = z.output<typeof organisationDraft>

/** What stands in the form of an organisation that nobody has described yet. */
export const blankOrganisation: z.input<typeof organisationDraft> = {
  name: '',
  phone: '',
  email: '',
  website: '',
  address: '',
  brief: '',
  logo: '',
  responsiblePerson: '',
  officialWebsite: '',
  weChatPublicAccount: '',
  weChatQr: '',
  introduction: '',
  account: '',
  ownCompanyId: '',
}
