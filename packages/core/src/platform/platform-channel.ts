import * as z from 'zod/mini'
import { accountNumber } from '../accounts/account.ts'
import { abbreviation } from '../channels/channel.ts'
import { optionalFormat } from '../rules/formats.ts'
import { rule, ruleAt } from '../rules/rule.ts'
import { optionalId, optionalText, requiredText } from '../rules/text.ts'

/** Main channels, sub-channels of them, and chambers of commerce. */
export const channelKinds = ['main', 'sub', 'chamber'] as const
export type ChannelKind = (typeof channelKinds)[number]

const membershipCode = optionalText(20).check(rule('rule.text_invalid', (text: string) => /^\w*$/.test(text)))

/** A channel that the provider opens, with the account of its administrator. */
export const platformChannelDraft = z
  .strictObject({
    kind: z.enum(channelKinds),
    name: requiredText(30),
    abbreviation,
    membershipCode,
    adminPhone: optionalFormat('mobile'),
    accountNumber,
    /** Of a sub-channel: its main channel. */
    superiorChannelId: optionalId,
    /** Of a chamber: its number and name there. */
    cocId: optionalText(40),
    cocName: optionalText(50),
  })
  .check(
    ruleAt(
      'superiorChannelId',
      'rule.required',
      ({ kind, superiorChannelId }) => kind !== 'sub' || !!superiorChannelId,
    ),
    ruleAt('cocId', 'rule.required', ({ kind, cocId }) => kind !== 'chamber' || !!cocId),
  )
export type PlatformChannelDraft = z.output<typeof platformChannelDraft>

/** What the provider may change of a channel. */
export const platformChannelUpdate = z.strictObject({
  name: requiredText(30),
  abbreviation,
  membershipCode,
  adminPhone: optionalFormat('mobile'),
})

/** A channel as the provider sees it; `accountNumber` is that of its administrator. */
export const platformChannel = z.object({
  id: z.string(),
  kind: z.enum(channelKinds),
  name: z.string(),
  abbreviation: z.string(),
  superiorChannelId: z.nullable(z.string()),
  cocId: z.nullable(z.string()),
  cocName: z.nullable(z.string()),
  membershipCode: z.string(),
  adminPhone: z.string(),
  accountNumber: z.nullable(z.string()),
  flags: z.array(z.boolean()),
  enabled: z.boolean(),
  storageQuotaBytes: z.number(),
  subChannelQuota: z.number(),
  createdAt: z.string(),
  version: z.number(),
})
export type PlatformChannel = z.output<typeof platformChannel>
