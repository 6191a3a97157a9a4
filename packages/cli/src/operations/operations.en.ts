import type { Translation } from '@icss/core/copy/translate.ts'
import { operationsEn as operations } from '@icss/core/operations/operations.en.ts'
import type { operationsZh } from './operations.zh.ts'

export const operationsEn: Translation<typeof operationsZh> = {
  titles: { undo: operations.undoTitle, dryRun: operations.dryRunTitle },
  columns: {
    id: 'Id',
    status: 'Status',
    title: 'Title',
    good: 'Good',
    bad: 'Rejected',
    rows: 'Rows',
    reading: 'How it is read',
    created: 'Started',
    finished: 'Ended',
    startedBy: 'By',
  },
  undo: {
    ...operations.undoCounts,
    changed: 'The run',
    changedCounts: '{{created}} created, {{updated}} updated, {{deleted}} deleted',
    ...operations.undoUncounted,
    ask_one: 'Undo “{{title}}”: take back {{count}} change',
    ask_other: 'Undo “{{title}}”: take back {{count}} changes',
    askAtMost_one: 'Undo “{{title}}”: take back {{count}} change at most',
    askAtMost_other: 'Undo “{{title}}”: take back {{count}} changes at most',
    would: 'Changes that would be taken back: {{count}}; nothing was written.',
    wouldAtMost: 'Changes that would be taken back, at most: {{count}}; nothing was written.',
    nothing: operations.undoNothing,
  },
  cancel: { done: '“{{title}}” is asked to stop; it ends after the batch that it is writing.' },
}
