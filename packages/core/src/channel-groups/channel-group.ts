import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { atMost, noRepeats } from '../rules/list.ts'
import { optionalId, requiredId, requiredName } from '../rules/text.ts'

/** A set of sub-channels (seed section 3, Group), in another group or none. */
export const channelGroupDraft = z.strictObject({
  name: impersonal(requiredName(10)),
  parentId: optionalId,
  channelIds: z._default(z.array(requiredId).check(atMost(10_000), noRepeats), []),
})
export type ChannelGroupDraft = z.output<typeof channelGroupDraft>
