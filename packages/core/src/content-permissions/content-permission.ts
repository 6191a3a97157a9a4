import * as z from 'zod/mini'
import { atMost, noRepeats } from '../rules/list.ts'
import { requiredId } from '../rules/text.ts'

/** What can be opened to channel groups (seed section 6). */
export const contentKinds = ['course', 'live', 'file', 'notice', 'meeting'] as const
export type ContentKind = (typeof contentKinds)[number]

export const groupIds = z.array(requiredId).check(atMost(10_000), noRepeats)

/** The channel groups that see a piece of content; none: only the channel itself. */
export const openTo = { groupIds: z._default(groupIds, []) }

/** Which channel groups see one piece of content. */
export const contentPermissionDraft = z.strictObject({
  kind: z.enum(contentKinds),
  contentId: requiredId,
  groupIds,
})
export type ContentPermissionDraft = z.output<typeof contentPermissionDraft>
