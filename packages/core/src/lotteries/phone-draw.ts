import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { rosterWays } from './draw-record.ts'
import { drawStates, shownRound } from './draws.contract.ts'

const hash = impersonal(z.string())

/** The latest draw of a meeting as a phone in the room sees it. `line`: its own in the roster; null where it has none. */
export const phoneDraw = named(
  'PhoneDraw',
  z.object({
    id: storedId,
    number: z.number(),
    state: z.enum(drawStates),
    hash,
    line: z.nullable(
      z.object({ id: impersonal(z.string()), name: personal('name', z.string()), lock: hash, by: z.enum(rosterWays) }),
    ),
    round: z.nullable(shownRound),
    /** The phone’s value is wanted for the round: it has a lock in the roster, and has given none. */
    wantsValue: z.boolean(),
    /** All that was published so far. */
    records: z.array(hash),
  }),
)
export type PhoneDraw = z.output<typeof phoneDraw>
