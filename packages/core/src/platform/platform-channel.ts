import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { accountNumber } from '../accounts/account.ts'
import { abbreviation } from '../channels/channel.ts'
import { optionalFormat } from '../rules/formats.ts'
import { rule, ruleAt } from '../rules/rule.ts'
import { optionalId, optionalText, requiredName } from '../rules/text.ts'

/** Main channels, sub-channels of them, and chambers of commerce. */
export const channelKinds = ['main', 'sub', 'chamber'] as const
export type ChannelKind = (typeof channelKinds)[number]

const membershipCode = impersonal(optionalText(20)).check(
  rule('rule.text_invalid', (text: string) => /^\w*$/.test(text)),
)

/** A channel that the provider opens, with the account of its administrator. */
export const platformChannelDraft = named(
  'PlatformChannelDraft',
  z
    .strictObject({
      kind: z.enum(channelKinds),
      name: impersonal(requiredName(30)),
      abbreviation,
      membershipCode,
      adminPhone: optionalFormat('mobile'),
      accountNumber,
      /** Of a sub-channel: its main channel. */
      superiorChannelId: optionalId,
      /** Of a chamber: its number and name there. */
      cocId: impersonal(optionalText(40)),
      cocName: impersonal(optionalText(50)),
    })
    .check(
      ruleAt(
        'superiorChannelId',
        'rule.required',
        ({ kind, superiorChannelId }) => kind !== 'sub' || !!superiorChannelId,
      ),
      ruleAt('cocId', 'rule.required', ({ kind, cocId }) => kind !== 'chamber' || !!cocId),
    ),
)
export type PlatformChannelDraft = z.output<typeof platformChannelDraft>

/** What the provider may change of a channel; its phone is the administrator's to change. */
export const platformChannelUpdate = named(
  'PlatformChannelUpdate',
  z.strictObject({
    name: impersonal(requiredName(30)),
    abbreviation,
    membershipCode,
  }),
)

/** A channel as the provider sees it; `accountNumber` is that of its administrator. */
export const platformChannel = named(
  'PlatformChannel',
  z.object({
    id: storedId,
    kind: z.enum(channelKinds),
    name: impersonal(z.string()),
    abbreviation: impersonal(z.string()),
    superiorChannelId: z.nullable(storedId),
    cocId: z.nullable(impersonal(z.string())),
    cocName: z.nullable(impersonal(z.string())),
    membershipCode: impersonal(z.string()),
    adminPhone: personal('phone', z.string()),
    accountNumber: z.nullable(impersonal(z.string())),
    flags: z.array(z.boolean()),
    enabled: z.boolean(),
    storageQuotaBytes: z.number(),
    /** Bytes that it may send in a month of China. */
    trafficQuotaBytes: z.number(),
    subChannelQuota: z.number(),
    smsPerDay: z.number(),
    createdAt: storedInstant,
    version: z.number(),
  }),
)
export type PlatformChannel = z.output<typeof platformChannel>
