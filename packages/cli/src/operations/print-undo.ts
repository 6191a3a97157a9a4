import { formatDateTime } from '@icss/core/copy/format.ts'
import { saidCounts, type UndoPreview } from '@icss/core/operations/undo-preview.ts'
import type { Console } from '../console/console.ts'
import { printFacts } from '../console/print-facts.ts'
import { titleOf } from './operation-words.ts'

/** Shows a run and what its undo would come to, a fact a line. */
export function printUndo(console: Console, { run, counts, uncounted }: UndoPreview): void {
  const { t } = console
  const { created, updated, deleted } = run
  printFacts(
    console,
    {
      ...run,
      title: titleOf(console, run),
      createdAt: formatDateTime(run.createdAt),
      changed: counts ? '' : t('operations.undo.changedCounts', { created, updated, deleted }),
      deleted: '',
      ...(counts ? Object.fromEntries(saidCounts(counts)) : {}),
    },
    {
      title: t('operations.columns.title'),
      startedBy: t('operations.columns.startedBy'),
      createdAt: t('operations.columns.created'),
      changed: t('operations.undo.changed'),
      restored: t('operations.undo.restored'),
      deleted: t('operations.undo.deleted'),
      recreated: t('operations.undo.recreated'),
      changedSince: t('operations.undo.changedSince'),
      gone: t('operations.undo.gone'),
      refused: t('operations.undo.refused'),
    },
  )
  if (!counts && uncounted) console.note(t(`operations.undo.${uncounted}`))
}
