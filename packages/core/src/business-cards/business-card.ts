import * as z from 'zod/mini'
import { optionalFormat, requiredFormat } from '../rules/formats.ts'
import { optionalText, optionalUpload, requiredText } from '../rules/text.ts'

/**
 * A super business card: the card of a person who may act for the channel (seed section 1; its fields are not shown).
 */
export const businessCardDraft = z.strictObject({
  name: requiredText(20),
  position: optionalText(20),
  phone: requiredFormat('mobile'),
  email: optionalFormat('mail'),
  company: optionalText(100),
  avatar: optionalUpload,
})
export type BusinessCardDraft = z.output<typeof businessCardDraft>
