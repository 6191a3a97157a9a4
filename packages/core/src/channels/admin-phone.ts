import * as z from 'zod/mini'
import { storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { requiredFormat } from '../rules/formats.ts'
import { personal } from '../rules/personal.ts'
import { factorCode } from '../second-factors/second-factor.ts'
import { presentPassword } from '../sessions/password-change.ts'
import { type CodeState, codeStates, smsCode } from '../sms-codes/sms-code.ts'

/** Hours between the word that the phone is lost and the change to another (chamber.md). */
export const lostPhoneHours = 72

/** How the administrator's phone comes to another number: the first one, from one to the next, or without the old one. */
export type PhoneWay = 'first' | 'change' | 'lost'

/** Of the new phone, of the present one, the own password, and of the second factor. */
export const phoneProofs = ['code', 'oldCode', 'currentPassword', 'factorCode'] as const
export type PhoneProof = (typeof phoneProofs)[number]

/** What proves the administrator on a server that sends no codes. */
export const insteadOfCodes = (hasFactor: boolean): readonly ('currentPassword' | 'factorCode')[] =>
  hasFactor ? ['currentPassword', 'factorCode'] : ['currentPassword']

/**
 * What the administrator proves themself by (chamber.md). Without a gateway the password, and the second factor where
 * one is set, stand in for every code.
 */
export function proofsOf(
  way: PhoneWay,
  { codes, hasFactor }: { readonly codes: CodeState; readonly hasFactor: boolean },
): readonly PhoneProof[] {
  if (way === 'lost') return ['currentPassword', 'factorCode']
  if (codes === 'off') return insteadOfCodes(hasFactor)
  return way === 'first' ? ['code', 'currentPassword'] : ['code', 'oldCode']
}

/** The proofs as fields of a form. */
export const proofFields = {
  code: smsCode,
  oldCode: smsCode,
  currentPassword: presentPassword,
  factorCode,
} as const satisfies Record<PhoneProof, z.ZodMiniType>

/** Another phone, and what proves the administrator; `proofsOf` says which of the proofs are asked for. */
export const adminPhoneDraft = named(
  'AdminPhoneDraft',
  z.strictObject({
    phone: requiredFormat('mobile'),
    code: z.optional(proofFields.code),
    oldCode: z.optional(proofFields.oldCode),
    currentPassword: z.optional(proofFields.currentPassword),
    factorCode: z.optional(proofFields.factorCode),
  }),
)
export type AdminPhoneDraft = z.output<typeof adminPhoneDraft>

/** The phone in place of a lost one, with the proofs of `lost`. */
export const lostPhoneDraft = named(
  'LostPhoneDraft',
  z.strictObject({ phone: requiredFormat('mobile'), currentPassword: presentPassword, factorCode }),
)

/** What a form asks for that needs these proofs. */
export const phoneFormOf = (proofs: readonly PhoneProof[]) =>
  z.strictObject({
    phone: requiredFormat('mobile'),
    ...(Object.fromEntries(proofs.map((proof) => [proof, proofFields[proof]])) as Partial<typeof proofFields>),
  })

/** The administrator's phone, masked for everybody else, and what may become of it. */
export const adminPhone = named(
  'AdminPhone',
  z.object({
    phone: personal('phone', z.string()),
    /** Whether whoever asks is the administrator, who alone changes it. */
    isOwn: z.boolean(),
    codes: z.enum(codeStates),
    hasFactor: z.boolean(),
    /** The phone that takes the place of a lost one, and when; null while none is awaited. */
    next: z.nullable(z.object({ phone: personal('phone', z.string()), at: storedInstant })),
  }),
)
export type AdminPhone = z.output<typeof adminPhone>
