import type { Translation } from '@icss/core/copy/translate.ts'
import type { operationsZh } from './operations.zh.ts'

export const operationsEn: Translation<typeof operationsZh> = {
  dryRun: '{{title}} (dry run)',
  columns: {
    id: 'Id',
    status: 'Status',
    title: 'Title',
    good: 'Good',
    bad: 'Rejected',
    rows: 'Rows',
    created: 'Started',
    finished: 'Ended',
    startedBy: 'By',
  },
  cancel: { done: '“{{title}}” is asked to stop; it ends after the batch that it is writing.' },
}
