import type { Translation } from '../copy/translate.ts'
import type { listsZh } from './lists.zh.ts'

export const listsEn: Translation<typeof listsZh> = {
  range: '{{from}}–{{to}} of {{total}}',
  all: 'All',
  goToPage: 'Go to page, of {{pages}}',
  rows: 'Rows a page',
  rowsOf: '{{rows}} a page',
  export: 'Export',
  leftOutCell:
    '#TOO LONG: {{length}} characters, where a cell of XLSX holds {{max}}, so they were left out; export CSV or JSON Lines.',
  edit: 'Edit',
  details: 'Details',
  delete: 'Delete',
  look: 'Look at it',
  copy: 'Duplicate',
  more: 'More for {{name}}',
  before: 'Previous',
  behind: 'Next',
  view: 'View: columns, row height, saved filters',
  columns: 'Columns',
  columnIsSame: '{{column}} (same in every row)',
  usualColumns: 'As usual',
  density: { label: 'Row height', compact: 'Compact', regular: 'Regular', roomy: 'Roomy' },
  selectPage: 'Select all on this page',
  stale: 'Could not be refreshed, showing {{time}}: {{why}}',
  offline: 'Offline: paging, sorting and filters wait for the connection',
  saved: 'Saved',
  deleted: 'Deleted',
  undo: 'Undo',
  noMatch: { title: 'Nothing matches', text: 'Try another word, or clear the filters.', clear: 'Clear filters' },
}
