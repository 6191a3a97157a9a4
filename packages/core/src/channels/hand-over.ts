import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { requiredId } from '../rules/text.ts'
import type { CodeState } from '../sms-codes/sms-code.ts'
import { insteadOfCodes, type PhoneProof, proofFields } from './admin-phone.ts'

/** What is proved before a channel is handed over; `code` is that of the candidate's phone. */
export type HandOverProof = Exclude<PhoneProof, 'oldCode'>

/**
 * What the administrator hands over by: the code to the other phone and the own password, since a code to a phone that
 * somebody else has chosen does not tell a stolen session from its owner; on a server without codes what stands in for them.
 */
export const handOverProofs = ({
  codes,
  hasFactor,
}: {
  readonly codes: CodeState
  readonly hasFactor: boolean
}): readonly HandOverProof[] => (codes === 'off' ? insteadOfCodes(hasFactor) : ['code', 'currentPassword'])

/** Whose phone is sent a code before the account becomes administrator. */
export const adminCandidate = named('AdminCandidate', z.strictObject({ accountId: requiredId }))

const { code, currentPassword, factorCode } = proofFields

/** To whom the administrator hands over, and what proves it; `handOverProofs` says which of the proofs are asked for. */
export const handOverDraft = named(
  'HandOverDraft',
  z.strictObject({
    accountId: requiredId,
    code: z.optional(code),
    currentPassword: z.optional(currentPassword),
    factorCode: z.optional(factorCode),
    /** That the user is bound to another channel is known and confirmed. */
    confirmed: z._default(z.boolean(), false),
  }),
)
export type HandOverDraft = z.output<typeof handOverDraft>

/** What a form asks for that needs these proofs. */
export const handOverFormOf = (proofs: readonly HandOverProof[]) =>
  z.strictObject({
    accountId: requiredId,
    confirmed: z.boolean(),
    ...(Object.fromEntries(proofs.map((proof) => [proof, proofFields[proof]])) as Partial<
      Pick<typeof proofFields, HandOverProof>
    >),
  })
