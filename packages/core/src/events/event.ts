import * as z from 'zod/mini'
import { operationKinds, operationStatuses, type OperationKind } from '../operations/operation.ts'

const kind = <Data extends z.ZodMiniObject>(data: Data, tells: (data: z.output<Data>) => boolean = () => false) => ({
  data,
  tells,
})
const always = () => true
const number = z.string()

/**
 * What happens in a channel that others want to know of: `data` goes out to webhooks, `tells` says whether it is an
 * important operation of which the administrator's phone gets an SMS (seed section 6). Times are ISO 8601 in UTC.
 */
export const events = {
  'account.locked': kind(z.object({ number, minutes: z.number() }), always),
  'account.password_reset': kind(z.object({ accountId: z.string(), number }), always),
  'admin.changed': kind(z.object({ accountId: z.string(), number }), always),
  'channel.opened': kind(z.object({ name: z.string(), tier: z.number(), cocId: z.nullable(z.string()) })),
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
  /** Bytes of a channel's storage have come to four fifths of its quota; told once a day at most. */
  'quota.warned': kind(z.object({ used: z.number(), quota: z.number(), percent: z.number() }), always),
  'upload.finished': kind(z.object({ key: z.string(), fileName: z.string(), slot: z.string(), bytes: z.number() })),
} as const

export type EventName = keyof typeof events
export type EventData<Name extends EventName> = z.output<(typeof events)[Name]['data']>
export const eventNames = Object.keys(events) as [EventName, ...EventName[]]
