import * as z from 'zod/mini'
import { storedId, storedInstant } from '../contract/stored.ts'
import { personal } from '../rules/personal.ts'

/** What an account is told of. */
export const messageKinds = [
  'run.ended',
  'quota.warned',
  'traffic.warned',
  'account.locked',
  'signUps.full',
  'supportVisit.begun',
  'meeting.holdsPeople',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** Days that a message is kept, and how many of one account. */
export const messageDays = 90
export const mostMessages = 500

/** What a message tells beside its kind; what a kind has no use for is left empty. */
export const messageFacts = z.object({
  /** What it is about: the title of a run or an activity, a meeting, the number of an account, a channel. */
  name: personal('text', z.string()),
  /** The run, the activity or the meeting, to be opened. */
  thingId: z.nullable(storedId),
  /** How a run ended. */
  status: z.nullable(z.enum(['done', 'failed', 'cancelled'])),
  /** Rows that a run did, and refused; people whose data a meeting holds. */
  good: z.number(),
  bad: z.number(),
  /** The share of a quota that is used. */
  percent: z.number(),
})
export type MessageFacts = z.output<typeof messageFacts>

export const message = z.object({
  id: storedId,
  kind: z.enum(messageKinds),
  ...messageFacts.shape,
  createdAt: storedInstant,
  isRead: z.boolean(),
})
export type Message = z.output<typeof message>
