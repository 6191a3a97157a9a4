import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { roleNeeded } from '../permissions/need.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { bulkNounNames, type BulkNounName } from '../selections/bulk-nouns.ts'
import { storageOutlook } from '../usage/usage.contract.ts'

/** What has a time at which somebody is waited for, by the group of its endpoints. */
export const dueNouns = ['lives', 'meetings', 'notices'] as const
export type DueNoun = (typeof dueNouns)[number]

/**
 * Of accounts the trail alone tells. At a meeting somebody signs in every few seconds, which would leave no room for
 * anything else.
 */
const untold = ['accounts', 'participants'] as const satisfies readonly BulkNounName[]
type Untold = (typeof untold)[number]

/** What home says of that it was edited. */
export type EditedNoun = Exclude<BulkNounName, Untold>
export const editedNouns = bulkNounNames.filter(
  (noun): noun is EditedNoun => !(untold as readonly BulkNounName[]).includes(noun),
)

/** Days from today on that are looked at. */
export const dueDays = 7

/**
 * What is on, begins or, of a notice, ends within a week. `count`: viewers of a live, people on the list of a meeting,
 * readers of a notice; `detail`: the tutor of a live, the place of a meeting; `lacks`: what somebody still has to give.
 */
export const dueItem = named(
  'DueItem',
  z.object({
    noun: z.enum(dueNouns),
    id: storedId,
    name: personal('text', z.string()),
    startAt: storedInstant,
    endAt: z.nullable(storedInstant),
    isOn: z.boolean(),
    count: z.number(),
    detail: personal('text', z.string()),
    lacks: z.nullable(z.enum(['tutorPhone', 'awards'])),
  }),
)
export type DueItem = z.output<typeof dueItem>

/** A record that was changed, and by whom, with the endpoint that did it. */
export const editedItem = named(
  'EditedItem',
  z.object({
    noun: z.enum(editedNouns),
    id: storedId,
    name: personal('label', z.string()),
    action: impersonal(z.string()),
    account: personal('name', z.string()),
    isOwn: z.boolean(),
    at: storedInstant,
  }),
)
export type EditedItem = z.output<typeof editedItem>

/** The first steps of a channel, in their order; `count` is the fact beside each. */
export const firstSteps = ['adminPhone', 'logo', 'course', 'account', 'homeScreen'] as const
export type FirstStep = (typeof firstSteps)[number]

/**
 * What home shows of what the session may see. `today` and `week` count all that is due. `fullOn` is when the storage is
 * full at the pace of the last 30 days, null where that is not to be said. `steps` are for administrators, until all are
 * done.
 */
export const home = named(
  'Home',
  z.object({
    due: z.object({ items: z.array(dueItem), today: z.number(), week: z.number() }),
    storage: storageOutlook,
    edited: z.array(editedItem),
    steps: z.nullable(z.array(z.object({ step: z.enum(firstSteps), count: z.number() }))),
  }),
)
export type Home = z.output<typeof home>

export const homeContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/home',
    summary: { zh: '首页', en: 'Show what is due, how full the storage is and what was edited last' },
    needs: roleNeeded('channel-admin', 'chamber-admin', 'channel-account'),
    answer: home,
  }),
} as const
