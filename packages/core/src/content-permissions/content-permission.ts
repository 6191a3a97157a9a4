import * as z from 'zod/mini'
import { noRepeats } from '../rules/list.ts'
import { requiredId } from '../rules/text.ts'

/** What can be opened to channel groups (seed section 6). */
export const contentKinds = ['course', 'live', 'file', 'notice', 'meeting'] as const
export type ContentKind = (typeof contentKinds)[number]

/** The channel groups that see a piece of content; none: only the channel itself. */
export const openTo = { groupIds: z._default(z.array(requiredId).check(noRepeats), []) }

/** Which channel groups see one piece of content. */
export const contentPermissionDraft = z.strictObject({
  kind: z.enum(contentKinds),
  contentId: requiredId,
  groupIds: z.array(requiredId).check(noRepeats),
})
export type ContentPermissionDraft = z.output<typeof contentPermissionDraft>
