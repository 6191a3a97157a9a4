import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { openingsByGroup } from '@icss/core/content-permissions/opening-plan.ts'
import type { PlanRow } from '@icss/core/operations/plan.ts'
import { typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import type { useCopy } from '../language/copy.ts'
import type { BulkWork } from '../lists/bulk-work.ts'

/** Ids of the groups that what is chosen is opened to, and closed to. */
export interface GroupsToOpen {
  readonly open: readonly string[]
  readonly close: readonly string[]
}

/** Groups that a question names. */
const named = 8

/** What a plan comes to for each group that it touches. */
function linesOf(t: ReturnType<typeof useCopy>, rows: readonly PlanRow[], groups: readonly ChannelGroup[]): string[] {
  const counted = openingsByGroup(rows)
  const lines = (['opens', 'closes'] as const).flatMap((side) =>
    groups.flatMap(({ id, name }) => {
      const count = counted.get(id)?.[side] ?? 0
      return count > 0 ? [t(`contentPermissions.plan.${side}To`, { count, group: name })] : []
    }),
  )
  const more = lines.length - named
  return more > 0 ? [...lines.slice(0, named), t('contentPermissions.plan.moreGroups', { count: more })] : lines
}

/** Opens what is chosen in a list to some groups and closes it to others, as a plan of openings that is applied. */
export const opening = (groups: readonly ChannelGroup[], { open, close }: GroupsToOpen): BulkWork => ({
  does: 'open',
  typedAbove: typedCountAbove,
  changes: ['contentPermissions'],
  async plan({ contentPermissions }, { id: selectionId, count, gone }, signal) {
    const wanted = { kind: 'selected' as const, selectionId, open: [...open], close: [...close] }
    const plan = await contentPermissions.plan({ body: wanted }, { signal })
    const good = plan.rows.length
    return {
      good,
      same: count - gone - good,
      bad: gone,
      left: gone > 0 ? [{ line: 0, value: '', code: 'request.not_found', params: {} }] : [],
      ...(good > 0 ? { said: (t) => linesOf(t, plan.rows, groups) } : {}),
      start: () => contentPermissions.apply({ body: plan }),
    }
  },
})
