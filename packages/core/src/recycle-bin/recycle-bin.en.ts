import type { Wording } from '../errors/wording.ts'
import type { Translation } from '../copy/translate.ts'
import type { recycleBinZh } from './recycle-bin.zh.ts'
import type { recycleBinErrors } from './recycle-bin.errors.ts'

export const recycleBinEn: Translation<typeof recycleBinZh> = {
  title: 'Recycle bin',
  count_one: '{{count}} item',
  count_other: '{{count}} items',
  hint: 'What was deleted stays here for 30 days and can be restored with what belongs to it and its public links; then it goes for good. Files are restored on their own screen.',
  files: 'Deleted files',
  fields: {
    name: 'Name',
    kind: 'Kind',
    deletedBy: 'Deleted by',
    deletedAt: 'Deleted',
    erasedAt: 'Erased',
    daysLeft: 'Left',
  },
  byServer: 'The system',
  daysLeft: '{{count}} d',
  lastDay: 'Under 1 d',
  search: 'Filter the recycle bin',
  empty: { title: 'The recycle bin is empty', text: 'Courses, notices, companies and more stay here for 30 days.' },
  restore: 'Restore',
  restored: '“{{name}}” is restored',
  nameTaken: 'The name is taken; restore it under another',
  newName: 'Name once restored',
  erase: 'Erase',
  eraseTitle: 'Erase for good',
  eraseText: '“{{name}}” and what belongs to it will be erased. This cannot be undone.',
  erased: 'Erased for good',
  emptyAll: 'Empty',
  emptyTitle: 'Empty the recycle bin',
  emptyText: 'All that you may delete ({{count}}) and what belongs to it will be erased. This cannot be undone.',
  emptyKindText:
    '{{kind}} in the recycle bin ({{count}}) and what belongs to them will be erased. This cannot be undone.',
  emptied: 'Erased for good: {{count}}',
}

export const recycleBinErrorsEn: Record<keyof typeof recycleBinErrors, Wording> = {
  'recycle_bin.parent_missing': {
    says: 'The company that it belonged to was deleted',
    fix: 'Restore the company first.',
  },
}
