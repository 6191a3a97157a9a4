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

/** How many changes an undo would take back. */
export const takenBack = ({ restored, deleted, recreated }: UndoCounts): number => restored + deleted + recreated
