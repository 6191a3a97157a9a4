import * as z from 'zod/mini'
import { companyDraft } from '../companies/company.ts'
import { named } from '../contract/named.ts'
import { requiredFormat } from '../rules/formats.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { requiredName, requiredText } from '../rules/text.ts'
import { codeStates, smsCode } from '../sms-codes/sms-code.ts'

/** How an application to join stands: it waits until an administrator confirms it, which adds the company, or refuses it. */
export const joinStates = ['pending', 'confirmed', 'refused'] as const
export type JoinState = (typeof joinStates)[number]

/** Its choices. */
export const joinChoices = { state: 'states' } as const

export const maxApplicant = 20
export const maxRefusal = 200

/** What a company sends to join a chamber: which it is, who applies, and the code to their phone. */
export const joinDraft = named(
  'JoinDraft',
  z.strictObject({
    ...z.pick(companyDraft, { name: true, unifiedCreditCode: true }).shape,
    /** Becomes its first industry tag, too. */
    industry: impersonal(requiredText(20)),
    applicant: personal('name', requiredName(maxApplicant)),
    phone: requiredFormat('mobile'),
    code: smsCode,
  }),
)
export type JoinDraft = z.output<typeof joinDraft>

/** Why an application is refused; the applicant gets it by SMS. */
export const joinRefusal = z.strictObject({ reason: personal('text', requiredText(maxRefusal)) })
export type JoinRefusal = z.output<typeof joinRefusal>

/** The page on which one applies. */
export const joinPage = z.object({
  channelName: impersonal(z.string()),
  codes: z.enum(codeStates),
  /** Whether the register is asked for the name that is typed. */
  hasRegister: z.boolean(),
})
export type JoinPage = z.output<typeof joinPage>

/** What the register tells an applicant who types the name of a company, so that nobody types the rest. */
export const joinFacts = named(
  'JoinFacts',
  z.object({
    name: impersonal(z.string()),
    unifiedCreditCode: impersonal(z.string()),
    legalRepresentative: personal('name', z.string()),
    industry: impersonal(z.string()),
  }),
)
export type JoinFacts = z.output<typeof joinFacts>

/** The name of a company as it is typed. */
export const joinName = z.strictObject({ name: companyDraft.shape.name })

/** Companies that one name is answered with at most, and names in a minute by one address and at one page. */
export const joinSearch = { most: 3, perAddress: 20, perPage: 60 } as const
