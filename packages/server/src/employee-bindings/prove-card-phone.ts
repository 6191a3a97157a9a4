import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { PhoneProof } from '@icss/core/employee-bindings/own-card.ts'
import type { CodePurpose } from '@icss/core/sms-codes/sms-code.ts'
import type { Db } from '../database/database.ts'
import type { CodeContext } from '../sms-codes/code-holder.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { provePhone } from '../sms-codes/prove-phone.ts'
import { sendCode } from '../sms-codes/send-code.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { cardOfVisit } from './bound-card.ts'

type Visitor = CodeContext & { readonly visit: SessionVisit }

/** Sends a code for the card of a visit: to the card's own phone and to no other. */
export async function sendCardCode(context: Visitor, purpose: CodePurpose, phone: string) {
  const card = await context.tenant((db) => cardOfVisit(db, context.visit))
  return sendCode(context, { purpose, phone, isKnown: card.phone === phone })
}

/** Does `work` for whoever has the phone of the card. Without a gateway the link alone is enough to bind (chamber.md). */
export async function proveCardPhone<T>(
  context: Visitor,
  purpose: CodePurpose,
  { phone, code }: PhoneProof,
  work: (db: Db, card: Awaited<ReturnType<typeof cardOfVisit>>) => Promise<T>,
): Promise<T> {
  if (codeStateOf(context.services.config) === 'off' && purpose === 'employee.bind')
    return context.tenant(async (db) => work(db, await cardOfVisit(db, context.visit, true)))
  const required = { code: 'rule.required', params: {} } as const
  if (phone === undefined || code === undefined)
    throw new ProblemError('request.invalid', {
      errors: {
        ...(phone === undefined ? { phone: required } : {}),
        ...(code === undefined ? { code: required } : {}),
      },
    })
  return provePhone(context, { purpose, phone, code }, async (db) => {
    const card = await cardOfVisit(db, context.visit, true)
    // The chamber has given the card to another phone since the code was sent.
    if (card.phone !== phone)
      throw new ProblemError('request.invalid', { errors: { code: { code: 'sms_code.ended', params: {} } } })
    return work(db, card)
  })
}
