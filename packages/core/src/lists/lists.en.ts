import type { Translation } from '../copy/translate.ts'
import type { listsZh } from './lists.zh.ts'

export const listsEn: Translation<typeof listsZh> = {
  range: '{{from}}–{{to}} of {{total}}',
  all: 'All',
  export: 'Export',
  edit: 'Edit',
  details: 'Details',
  delete: 'Delete',
  selectPage: 'Select all on this page',
  saved: 'Saved',
  deleted: 'Deleted',
  noMatch: { title: 'Nothing matches', text: 'Try another word, or clear the filters.', clear: 'Clear filters' },
}
