import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { atMost } from '../rules/list.ts'
import { optionalFormat, requiredFormat } from '../rules/formats.ts'
import { requiredWebLink } from '../rules/link.ts'
import { sequenceNumber } from '../rules/number.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { optionalText, optionalUpload, requiredName, requiredText } from '../rules/text.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** Characters of its texts, and its links, at most. */
export const businessCardLimits = { company: 100, weChat: 30, address: 200, introduction: 500, links: 5 } as const

/** A link of a card: what it is called, and where it leads. */
export const cardLink = named('CardLink', z.strictObject({ name: impersonal(requiredText(20)), url: requiredWebLink }))
export type CardLink = z.output<typeof cardLink>

/**
 * A super business card: the card of somebody who speaks for the channel (seed section 1; its fields are those of
 * personal-centre.md). `serialNumber` orders the cards.
 */
export const businessCardDraft = z.strictObject({
  name: personal('name', requiredName(20)),
  position: personal('detail', optionalText(20)),
  company: impersonal(optionalText(businessCardLimits.company)),
  phone: requiredFormat('mobile'),
  email: optionalFormat('mail'),
  weChat: personal('detail', optionalText(businessCardLimits.weChat)),
  address: personal('detail', optionalText(businessCardLimits.address)),
  avatar: personal('photo', uploadTo('businessCardAvatar', optionalUpload)),
  introduction: personal('text', optionalText(businessCardLimits.introduction)),
  links: z._default(z.array(cardLink).check(atMost(businessCardLimits.links)), []),
  serialNumber: z._default(sequenceNumber, 0),
})
export type BusinessCardDraft = z.output<typeof businessCardDraft>

/** Whether its public page shows it; its address stays as it is. */
export const businessCardStatuses = ['on', 'off'] as const
export type BusinessCardStatus = (typeof businessCardStatuses)[number]

/** Its choices. */
export const businessCardChoices = { status: 'status' } as const
