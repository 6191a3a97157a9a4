import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { eventNames } from '../events/event.ts'
import { textMessages } from '../events/text-message.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { rule } from '../rules/rule.ts'
import { requiredText } from '../rules/text.ts'

/** Webhooks of one channel. */
export const maxWebhooks = 10

const isWebAddress = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}

/** An address that is told of events; `events` left out: of all. */
export const webhookDraft = z.strictObject({
  url: impersonal(requiredText(500)).check(rule('rule.link', isWebAddress)),
  events: z.optional(z.array(z.enum(eventNames)).check(atMost(eventNames.length), notNone, noRepeats)),
})
export type WebhookDraft = z.output<typeof webhookDraft>

export const webhook = z.object({
  id: storedId,
  url: impersonal(z.string()),
  /** Null is all. */
  events: z.nullable(z.array(z.enum(eventNames))),
  createdAt: storedInstant,
})
export type Webhook = z.output<typeof webhook>

/**
 * `pending`: will be tried (again) at `nextAt`. `dead`: given up, see `error`; it can be replayed. `kept`: an SMS without
 * a gateway that could send it.
 */
export const deliveryStatuses = ['pending', 'delivered', 'dead', 'kept'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** One event on its way to one webhook, or as an SMS to a phone. */
export const delivery = named(
  'Delivery',
  z.object({
    id: storedId,
    kind: z.enum(['webhook', 'sms']),
    webhookId: z.nullable(storedId),
    /** The webhook's address, or the phone. */
    target: personal('phone', z.string()),
    /** What it tells of: an event, or what else is sent to phones. */
    event: z.enum([...eventNames, ...textMessages]),
    /** The header `webhook-id`: the same for each try, so that whoever is told can leave out what came already. */
    eventId: storedId,
    /** What is sent: JSON, or the text of an SMS; a code in it is read by the provider alone, where no gateway sends it. */
    content: personal('text', z.string()),
    status: z.enum(deliveryStatuses),
    attempts: z.number(),
    nextAt: z.nullable(storedInstant),
    /** HTTP status of the last answer. */
    answered: z.nullable(z.number()),
    /** Why the last try failed. */
    error: impersonal(z.string()),
    createdAt: storedInstant,
    deliveredAt: z.nullable(storedInstant),
  }),
)
export type Delivery = z.output<typeof delivery>

/** Seconds between one failed try and the next; behind the last the delivery is given up. */
export const retryDelays = [5, 60, 300, 1800, 7200, 18_000, 36_000, 86_400] as const

/** Days for which deliveries that have ended are kept. */
export const deliveryDays = 30
