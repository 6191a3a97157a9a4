import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { check } from '../rules/check.ts'
import { isOrganizationCode, isUnifiedCreditCode } from '../rules/credit-code.ts'
import { foldCode } from '../rules/fold.ts'
import { optionalWebLink, requiredWebLink } from '../rules/link.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { takesPlainText } from '../rules/plain-text.ts'
import { rule } from '../rules/rule.ts'
import { optionalCode, optionalName, optionalText, optionalUpload, requiredName, requiredText } from '../rules/text.ts'
import { optionalDay } from '../rules/time.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** 存续, 在营, 吊销, 注销, 清算, 其他 (product.md section 6); '' where the register says nothing. */
export const registrationStatuses = [
  '',
  'existing',
  'operating',
  'revoked',
  'deregistered',
  'liquidating',
  'other',
] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** Who added the company: itself, or the organisation (seed section 3). */
export const addedByTypes = ['autonomous', 'organisation'] as const

/** Most characters (code points) of the long texts; a form counts them. Seed section 5 names none for these. */
export const longTextLimits = {
  introduction: 2000,
  culture: 500,
  vision: 500,
  mission: 500,
  managementIdea: 500,
  businessScope: 5000,
  productDescription: 500,
} as const

/** Industry tags of a company at most (seed section 9). */
export const maxIndustryTags = 4
export const maxProducts = 50

/** Characters of a unified social credit code, the longest code. */
const longestCode = 18

const optionalChecked = (code: 'rule.credit_code' | 'rule.organization_code', holds: (text: string) => boolean) =>
  takesPlainText(
    z._default(
      impersonal(z.string()).check(
        z.overwrite((text) => foldCode(text).normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()),
        rule(code, (text: string) => text === '' || holds(text)),
      ),
      '',
    ),
    { max: longestCode, required: false, holds },
  )

/**
 * A product of a company: name, link and description are required (seed section 5); `time` is a day or '', `image` what
 * shows it, or ''.
 */
export const product = named(
  'Product',
  z.strictObject({
    name: impersonal(requiredName(50)),
    link: requiredWebLink,
    time: optionalDay,
    description: personal('text', requiredText(longTextLimits.productDescription)),
    image: uploadTo('productImage', optionalUpload),
  }),
)
export type Product = z.infer<typeof product>

/**
 * What a person fills in about a member company (seed sections 3 and 5). Texts are trimmed; lengths are code points;
 * `registeredCapital` is as the register writes it, currency included; `businessPeriod` likewise.
 */
export const companyDraft = z.strictObject({
  name: impersonal(requiredName(100)),
  type: impersonal(optionalText(50)),
  address: impersonal(optionalText(200)),
  website: optionalWebLink,
  legalRepresentative: personal('publicName', optionalName(50)),
  logo: uploadTo('companyLogo', optionalUpload),
  industry: impersonal(requiredText(30)),
  industryTags: z.array(impersonal(requiredText(20))).check(atMost(maxIndustryTags), notNone, noRepeats),
  highTech: z._default(z.boolean(), false),
  listed: z._default(z.boolean(), false),
  introduction: personal('text', optionalText(longTextLimits.introduction)),
  culture: personal('text', optionalText(longTextLimits.culture)),
  vision: personal('text', optionalText(longTextLimits.vision)),
  mission: personal('text', optionalText(longTextLimits.mission)),
  managementIdea: personal('text', optionalText(longTextLimits.managementIdea)),
  registeredCapital: impersonal(optionalText(50)),
  unifiedCreditCode: optionalChecked('rule.credit_code', isUnifiedCreditCode),
  registrationNumber: impersonal(optionalCode(30)),
  organizationCode: optionalChecked('rule.organization_code', isOrganizationCode),
  taxpayerId: impersonal(optionalCode(30)),
  registrationStatus: z._default(z.enum(registrationStatuses), ''),
  registeredAddress: impersonal(optionalText(200)),
  foundedOn: optionalDay,
  businessPeriod: impersonal(optionalText(50)),
  businessScope: impersonal(optionalText(longTextLimits.businessScope)),
  products: z._default(z.array(product).check(atMost(maxProducts)), []),
})
export type CompanyDraft = z.output<typeof companyDraft>
export type CompanyInput = z.input<typeof companyDraft>

/** A company as a row of a table, which may say of its business information that it is abnormal: such a row is refused. */
export const companyTableRow = z.extend(companyDraft, {
  abnormal: z._default(z.boolean(), false).check(rule('companies.abnormal', (abnormal: boolean) => !abnormal)),
})

/**
 * A member company as stored. `informationIntegrity` is the share of the optional facts that are filled in, 0-100;
 * `abnormal`: its business information is abnormal, by the register or by hand: such a company is not added (seed section
 * 5), a member that becomes so stays. `addedAt` ISO 8601 UTC; `version` goes up with each change and guards against overwriting another's.
 */
export const company = z.object({
  ...companyDraft.shape,
  id: storedId,
  abnormal: z.boolean(),
  informationIntegrity: z.number(),
  addedAt: storedInstant,
  addedBy: z.enum(addedByTypes),
  version: z.number(),
})
export type Company = z.output<typeof company>

/** A row of the list: what the table shows. */
export const companyRow = z.pick(company, {
  id: true,
  name: true,
  legalRepresentative: true,
  industry: true,
  industryTags: true,
  registrationStatus: true,
  unifiedCreditCode: true,
  abnormal: true,
  informationIntegrity: true,
  addedAt: true,
  addedBy: true,
  version: true,
})
export type CompanyRow = z.output<typeof companyRow>

/** The optional facts about a company, in the order of its form: texts and lists, of which an empty one says nothing. */
export const companyFacts = [
  'type',
  'legalRepresentative',
  'website',
  'address',
  'logo',
  'introduction',
  'culture',
  'vision',
  'mission',
  'managementIdea',
  'unifiedCreditCode',
  'registrationStatus',
  'registeredCapital',
  'registrationNumber',
  'organizationCode',
  'taxpayerId',
  'registeredAddress',
  'businessPeriod',
  'businessScope',
  'products',
] as const satisfies readonly (keyof CompanyDraft)[]

/** The facts that a company does not give. */
export const missingFacts = (draft: CompanyDraft): (typeof companyFacts)[number][] =>
  companyFacts.filter((fact) => draft[fact].length === 0)

/** Share of `companyFacts`, of which so many are filled in, in whole percent. */
export const informationIntegrity = (filled: number): number => Math.round((filled * 100) / companyFacts.length)

/** `informationIntegrity` of a draft. */
export const informationIntegrityOf = (draft: CompanyDraft): number =>
  informationIntegrity(companyFacts.length - missingFacts(draft).length)

export const checkCompany = (value: unknown) => check(companyDraft, value)

/** Its choices. */
export const companyChoices = { registrationStatus: 'registrationStatus', addedBy: 'addedBy' } as const
