import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { operationErrors } from './operations.errors.ts'
import type { operationsZh } from './operations.zh.ts'

export const operationsEn: Translation<typeof operationsZh> = {
  status: { queued: 'queued', running: 'running', done: 'done', failed: 'failed', cancelled: 'cancelled' },
  line: 'Line',
  column: 'Column',
  value: 'Value',
  reason: 'Reason',
  fix: 'How to correct it',
  did: 'Done',
  dids: { created: 'created', updated: 'updated', deleted: 'deleted' },
  id: 'Id',
  label: 'Name',
  before: 'Before',
  after: 'After',
  undoTitle: 'Undo: {{title}}',
}

export const operationErrorsEn: Record<keyof typeof operationErrors, Wording> = {
  'operation.finished': { says: 'The run has ended', fix: 'There is nothing to cancel.' },
  'import.empty': { says: 'The file is empty', fix: 'Choose a file with a header line and rows.' },
  'import.not_a_table': {
    says: 'The file is not a table that can be read; it looks like {{kind}}',
    fix: 'Use CSV, XLSX or JSON Lines.',
  },
  'import.encoding': { says: 'The encoding of the file is not known', fix: 'Save it as UTF-8 or GB18030.' },
  'import.unknown_header': {
    says: 'The header “{{header}}” is not known',
    fix: 'Remove the column, or name it: {{nearest}}.',
  },
  'import.missing_header': { says: 'The header “{{header}}” is missing', fix: 'Add that column to the first line.' },
  'import.doubled_header': { says: 'The header “{{header}}” is there twice', fix: 'Keep one of the columns.' },
  'import.too_many_cells': {
    says: 'The row has {{count}} cells, more than the {{headers}} headers',
    fix: 'Look for a separator too many or a missing quote.',
  },
  'import.too_few_cells': {
    says: 'The row has {{count}} cells, fewer than the {{headers}} headers',
    fix: 'Complete the row.',
  },
  'import.row_too_long': {
    says: 'Line {{line}} is longer than {{max}}; nothing was read from there on',
    fix: 'Look for a missing quote or line break there and import again; what was imported is not imported twice.',
  },
  'import.quote_open': { says: 'A quote is not closed', fix: 'Close the quote at the end of that cell.' },
  'import.json': { says: 'Not a JSON object', fix: 'Each line should be one JSON object.' },
  'import.rejected_whole': {
    says: '{{bad}} rows are not valid, so nothing was imported, as asked',
    fix: 'Correct them and import again, or leave out --atomic.',
  },
  'operation.stale': {
    says: 'The data has moved since the plan, so nothing was changed',
    fix: 'Plan again, then apply.',
  },
  'operation.not_undoable': { says: 'This run cannot be undone', fix: 'Change the records one by one.' },
  'operation.undone_already': {
    says: 'This run was undone already',
    fix: 'Look at the run that undid it; change what it could not undo one by one.',
  },
  'operation.unfinished': { says: 'The run has not ended', fix: 'Wait for its end, or cancel it first.' },
  'operation.not_resumable': { says: 'This run cannot be resumed', fix: 'Start a new one.' },
  'operation.moved_since': {
    says: 'Changed again since, so not undone',
    fix: 'Check the record and change it by hand.',
  },
  'operation.gone': { says: 'The record is gone, so there was nothing to undo', fix: 'Nothing needs to be done.' },
  'operation.restore_taken': {
    says: 'Another record has taken what it was before, so not undone',
    fix: 'Change that other record first.',
  },
}
