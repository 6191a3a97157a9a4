import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { cardVisibility, employeeDraft } from '../employees/employee.ts'
import { requiredFormat } from '../rules/formats.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { secret } from '../rules/secret.ts'
import { codeStates, smsCode } from '../sms-codes/sms-code.ts'

/** Hours for which a link to bind a card is good. */
export const bindingHours = 24

/** Pictures that the owner of a card may send in a minute: each is decoded and written anew. */
export const avatarsPerMinute = 6

/** A link with which an employee binds their card, once. */
export const bindingLink = z.object({ url: secret(impersonal(z.string())), expiresAt: storedInstant })
export type BindingLink = z.output<typeof bindingLink>

/** What binding and logging in again take: the phone of the card and a code, where the server sends codes. */
export const phoneProof = named(
  'PhoneProof',
  z.strictObject({ phone: z.optional(requiredFormat('mobile')), code: z.optional(smsCode) }),
)
export type PhoneProof = z.output<typeof phoneProof>

/** What the page shows on which a card is bound: whose chamber and company, and nothing of the person. */
export const bindingPage = z.object({
  channelName: impersonal(z.string()),
  companyName: impersonal(z.string()),
  codes: z.enum(codeStates),
})
export type BindingPage = z.output<typeof bindingPage>

/** What a bound employee says of their own card; its phone, by which they are known, is the chamber's to change. */
export const ownCardDraft = z.strictObject({
  ...z.pick(employeeDraft, { name: true, position: true }).shape,
  ...cardVisibility.shape,
})
export type OwnCardDraft = z.output<typeof ownCardDraft>

/** The own card of a bound employee. */
export const ownCard = z.object({
  channelName: impersonal(z.string()),
  companyName: impersonal(z.string()),
  name: personal('name', z.string()),
  position: personal('detail', z.string()),
  phone: personal('phone', z.string()),
  /** Where its picture is read, '' for none. */
  avatar: personal('photo', z.string()),
  ...cardVisibility.shape,
  version: z.number(),
})
export type OwnCard = z.output<typeof ownCard>
