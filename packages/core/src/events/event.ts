import * as z from 'zod/mini'
import { operationKinds, operationStatuses, type OperationKind } from '../operations/operation.ts'

const kind = <Data extends z.ZodMiniObject>(data: Data, tells: (data: z.output<Data>) => boolean = () => false) => ({
  data,
  tells,
})
const always = () => true
const number = z.string()
const quotaReached = z.object({ used: z.number(), quota: z.number(), percent: z.number(), bySms: z.boolean() })

/**
 * What happens in a channel that others want to know of: `data` goes out to webhooks, `tells` says whether it is an
 * important operation of which the administrator's phone gets an SMS (seed section 6). Times are ISO 8601 in UTC.
 */
export const events = {
  'account.locked': kind(z.object({ number, minutes: z.number() }), always),
  'account.password_reset': kind(z.object({ accountId: z.string(), number }), always),
  'admin.changed': kind(z.object({ accountId: z.string(), number }), always),
  'admin.phone_changed': kind(z.object({}), always),
  /** Another phone takes the place of a lost one at `at`. */
  'admin.phone_lost': kind(z.object({ at: z.string() }), always),
  'channel.opened': kind(z.object({ name: z.string(), tier: z.number(), cocId: z.nullable(z.string()) })),
  'home.published': kind(z.object({ revision: z.number(), parts: z.string() })),
  /** A scheduled publication did not happen at its time. */
  'home.dropped': kind(
    z.object({ at: z.string(), reason: z.enum(['flagsGone', 'channelDisabled']), parts: z.string() }),
  ),
  'notice.published': kind(
    z.object({ noticeId: z.string(), title: z.string(), startAt: z.string(), endAt: z.string() }),
  ),
  'operation.finished': kind(
    z.object({
      operationId: z.string(),
      kind: z.enum(Object.keys(operationKinds) as OperationKind[]),
      title: z.string(),
      status: z.enum(operationStatuses),
      good: z.number(),
      bad: z.number(),
    }),
    ({ kind, status }) => kind === 'permissions.apply' && status === 'done',
  ),
  /** Bytes of a channel's storage have come to 80 or 100 % of its quota; `bySms`: whether the phone is told too. */
  'quota.warned': kind(quotaReached, ({ bySms }) => bySms),
  /** Half of the SMS that the pages of a channel may send today have been sent. */
  'sms.warned': kind(z.object({ sent: z.number(), budget: z.number() }), always),
  /** The administrator of the channel above looks at the back office until `endsAt`. */
  'support_visit.begun': kind(
    z.object({ supportVisitId: z.string(), visitorChannelName: z.string(), endsAt: z.string() }),
    always,
  ),
  /** As `quota.warned`, of the bytes that a channel may send in a month. */
  'traffic.warned': kind(quotaReached, ({ bySms }) => bySms),
  'upload.finished': kind(z.object({ key: z.string(), fileName: z.string(), slot: z.string(), bytes: z.number() })),
} as const

export type EventName = keyof typeof events
export type EventData<Name extends EventName> = z.output<(typeof events)[Name]['data']>
export const eventNames = Object.keys(events) as [EventName, ...EventName[]]
