import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { requiredFormat } from '../rules/formats.ts'
import { impersonal } from '../rules/personal.ts'
import { rule } from '../rules/rule.ts'

/** What a code by SMS is asked for; one for one purpose is none for another. */
export const codePurposes = [
  'employee.bind',
  'employee.renew',
  'admin.new_phone',
  'admin.old_phone',
  'admin.candidate',
  'meeting.signIn',
  'activity.signUp',
  'chamber.join',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** The rules of public-pages.md, Every write. */
export const codeRules = {
  digits: 6,
  /** Minutes for which a code is good. */
  minutes: 5,
  /** Seconds between two codes to one phone. */
  apartSeconds: 60,
  /** Codes to one phone in a day. */
  perDay: 10,
  /** Wrong codes of a phone for a purpose, before none is looked at for the time of a lock. */
  tries: 5,
} as const

const digits = new RegExp(`^\\d{${codeRules.digits}}$`)

/** A code as typed. */
export const smsCode = impersonal(z.string()).check(
  z.trim(),
  rule('rule.required', (text: string) => text !== ''),
  rule('sms_code.form', (text: string) => digits.test(text)),
)

/** What asking for a code answers, whether or not the phone is known: when the next may be asked for. */
export const codeSent = named('CodeSent', z.object({ seconds: z.number() }))

/** What a code is sent to. */
export const codePhone = named('CodePhone', z.strictObject({ phone: requiredFormat('mobile') }))

/** `sent` by a gateway; `kept` in the outbox of demo data, where the provider reads them; `off` for want of a gateway. */
export const codeStates = ['sent', 'kept', 'off'] as const
export type CodeState = (typeof codeStates)[number]
