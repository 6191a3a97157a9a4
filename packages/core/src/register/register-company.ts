import * as z from 'zod/mini'
import { type Company, companyDraft } from '../companies/company.ts'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { impersonal } from '../rules/personal.ts'
import { optionalText } from '../rules/text.ts'

/** What the register knows of a company, in the words of a member company. */
export const registerFacts = [
  'name',
  'type',
  'address',
  'website',
  'legalRepresentative',
  'industry',
  'highTech',
  'listed',
  'registeredCapital',
  'unifiedCreditCode',
  'registrationNumber',
  'organizationCode',
  'taxpayerId',
  'registrationStatus',
  'registeredAddress',
  'foundedOn',
  'businessPeriod',
  'businessScope',
] as const satisfies readonly (keyof Company)[]
export type RegisterFact = (typeof registerFacts)[number]

/** A company as the register has it. Its name alone is required; `abnormal` refuses adding it (seed section 5). */
export const registerCompany = named(
  'RegisterCompany',
  z.strictObject({
    ...z.pick(companyDraft, Object.fromEntries(registerFacts.map((fact) => [fact, true])) as Record<RegisterFact, true>)
      .shape,
    industry: impersonal(optionalText(30)),
    abnormal: z._default(z.boolean(), false),
  }),
)
export type RegisterCompany = z.output<typeof registerCompany>

/** Companies that one search answers at most. */
export const maxFound = 10
/** Searches of an account in a minute. */
export const searchesPerMinute = 30
/** Seconds that a register has to answer. */
export const registerPatience = 10

/** How a company that was found stands to the organisation: free to be added, a member, or one in the recycle bin. */
export const standings = ['free', 'member', 'binned'] as const

/** A company that was found. `companyId`: the member, or what lies in the bin. */
export const foundCompany = z.object({
  company: registerCompany,
  standing: z.enum(standings),
  companyId: z.nullable(storedId),
})
export type FoundCompany = z.output<typeof foundCompany>

/** A field in which a member differs from the register; values as they are stored. */
export const registerDifference = z.object({
  field: z.enum(registerFacts),
  own: z.union([impersonal(z.string()), z.boolean()]),
  register: z.union([impersonal(z.string()), z.boolean()]),
})
export type RegisterDifference = z.output<typeof registerDifference>

/** The facts in which a member differs from the register; what the register leaves empty differs in nothing. */
export const differencesOf = (
  own: Pick<Company, RegisterFact>,
  register: Pick<RegisterCompany, RegisterFact>,
): RegisterDifference[] =>
  registerFacts.flatMap((field) =>
    !register[field] || register[field] === own[field] ? [] : [{ field, own: own[field], register: register[field] }],
  )
