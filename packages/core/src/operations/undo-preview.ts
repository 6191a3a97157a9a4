import * as z from 'zod/mini'
import { operation } from './operation.ts'

/**
 * What the undo of `run` would come to now. `counts` add up to what the run changed; there are none where that is more
 * than is looked through beforehand (`many`), or where somebody was writing those records just then (`busy`).
 */
export const undoPreview = z.object({
  run: operation,
  counts: z.nullable(
    z.object({
      /** Changed records that would have their values back. */
      restored: z.number(),
      /** Added records that would be deleted. */
      deleted: z.number(),
      /** Deleted records that would be there again. */
      recreated: z.number(),
      /** Changed again since, so left as they are. */
      changedSince: z.number(),
      /** No longer there. */
      gone: z.number(),
      /** Left as they are for another reason: a name that is taken, an account that reaches less far. */
      refused: z.number(),
    }),
  ),
  uncounted: z.nullable(z.enum(['many', 'busy'])),
})
export type UndoPreview = z.infer<typeof undoPreview>
export type UndoCounts = NonNullable<UndoPreview['counts']>

/** How many changes an undo would take back; where that could not be counted, all of the run at most. */
export const takenBack = ({ run: { created, updated, deleted }, counts }: UndoPreview): number =>
  counts ? counts.restored + counts.deleted + counts.recreated : created + updated + deleted

/** What the counts say: what there is, and always how much was changed since, which is what a person looks for. */
export const saidCounts = (counts: UndoCounts): readonly (readonly [name: keyof UndoCounts, count: number])[] =>
  (Object.entries(counts) as [keyof UndoCounts, number][]).filter(
    ([name, count]) => count > 0 || name === 'changedSince',
  )
