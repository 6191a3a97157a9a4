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
    restored: 'To restore',
    deleted: 'To delete, as the run added it',
    recreated: 'To bring back, as the run deleted it',
    changedSince: 'Left: changed since',
    gone: 'Left: gone already',
    refused: 'Left: other reasons',
    changed: 'The run',
    changedCounts: '{{created}} created, {{updated}} updated, {{deleted}} deleted',
    many: 'The run changed too much to be looked through beforehand; how much was changed since is known once it is undone.',
    busy: 'Some of its records are being written just now, so what was changed since cannot be counted; look again in a moment.',
    ask_one: 'Undo “{{title}}”: take back {{count}} change',
    ask_other: 'Undo “{{title}}”: take back {{count}} changes',
    askAtMost_one: 'Undo “{{title}}”: take back {{count}} change at most',
    askAtMost_other: 'Undo “{{title}}”: take back {{count}} changes at most',
    would: 'Changes that would be taken back: {{count}}; nothing was written.',
    wouldAtMost: 'Changes that would be taken back, at most: {{count}}; nothing was written.',
    nothing: 'There is nothing to undo: what the run changed was changed since, is gone, or cannot be put back.',
  },
  cancel: { done: '“{{title}}” is asked to stop; it ends after the batch that it is writing.' },
}
