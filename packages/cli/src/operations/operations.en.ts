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
  cancel: { done: '“{{title}}” is asked to stop; it ends after the batch that it is writing.' },
}
