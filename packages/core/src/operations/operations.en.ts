import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { operationErrors } from './operations.errors.ts'
import type { operationsZh } from './operations.zh.ts'

export const operationsEn: Translation<typeof operationsZh> = {
  status: { queued: 'Queued', running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
  line: 'Line',
  column: 'Column',
  value: 'Value',
  reason: 'Reason',
  fix: 'How to correct it',
  did: 'Done',
  dids: { created: 'created', updated: 'updated', deleted: 'deleted', alike: 'probably the same' },
  id: 'Id',
  label: 'Name',
  before: 'Before',
  after: 'After',
  undoTitle: 'Undo: {{title}}',
  dryRunTitle: 'Dry run: {{title}}',
  title: 'Bulk runs',
  count_one: '{{count}} run',
  count_other: '{{count}} runs',
  empty: {
    title: 'No bulk runs yet',
    text: 'Imports, bulk changes of permissions and chapters from an outline are kept here, to be followed, cancelled, resumed and undone.',
  },
  kinds: {
    accounts: { import: 'Import of accounts', deleteSelected: 'Delete many accounts' },
    activities: { import: 'Import of activities', deleteSelected: 'Delete many activities' },
    businessCards: {
      import: 'Import of super business cards',
      deleteSelected: 'Delete many super business cards',
      changeSelected: 'Change many super business cards',
    },
    chapters: { apply: 'Chapters from an outline' },
    companies: {
      import: 'Import of companies',
      deleteSelected: 'Delete many companies',
      changeSelected: 'Change many companies',
    },
    contentPermissions: { apply: 'Open and close content' },
    courses: { deleteSelected: 'Delete many courses', changeSelected: 'Change many courses' },
    demands: {
      import: 'Import of demands',
      deleteSelected: 'Delete many demands',
      changeSelected: 'Change many demands',
    },
    employees: { import: 'Import of cards', deleteSelected: 'Delete many employee cards' },
    files: {
      import: 'Import of file metadata',
      deleteSelected: 'Delete many files',
      changeSelected: 'Change many files',
    },
    lives: { deleteSelected: 'Delete many lives' },
    meetings: { deleteSelected: 'Delete many meetings' },
    news: {
      import: 'Import of news',
      deleteSelected: 'Delete much news',
      changeSelected: 'Change much news',
    },
    notices: { deleteSelected: 'Delete many notices', changeSelected: 'Change many notices' },
    operations: { undo: 'Undo' },
    participants: { import: 'Import of participants', deleteSelected: 'Delete many participants' },
    permissions: { apply: 'Change of permissions' },
    prizes: { deleteSelected: 'Delete many prizes' },
    resources: {
      import: 'Import of resources',
      deleteSelected: 'Delete many resources',
      changeSelected: 'Change many resources',
    },
    subChannels: { import: 'Import of sub-channels' },
    tutors: { deleteSelected: 'Delete many tutors', changeSelected: 'Change many tutors' },
  },
  fields: {
    title: 'Title',
    kind: 'Kind',
    status: 'Status',
    progress: 'Progress',
    startedBy: 'Started by',
    createdAt: 'Started',
    finishedAt: 'Ended',
    rows: 'Done',
    created: 'Created',
    updated: 'Updated',
    deleted: 'Deleted',
    alike: 'Probably the same',
    skipped: 'Skipped as already there',
    bad: 'Rejected',
    undoes: 'Undoes',
    undoneBy: 'Undone by',
    show: 'Show',
  },
  progress: '{{done}} of {{rows}} rows',
  progressUnknown: '{{done}} rows',
  outcome: '{{good}} good, {{bad}} rejected',
  cancel: 'Cancel the run',
  cancelTitle: 'Cancel a bulk run',
  cancelText:
    '“{{title}}” stops after the batch that it is writing. What is written is kept, and it can be resumed later.',
  cancelKeep: 'Let it run',
  cancelled: 'It was asked to stop',
  resume: 'Resume',
  resumed: 'It continues after its last batch',
  undo: 'Undo',
  undoText:
    '“{{title}}” is undone: {{updated}} changes and {{deleted}} deletions are taken back, {{created}} additions deleted. What was changed since is left alone and listed.',
  undoStarted: 'The undo has begun',
  resultFile: 'Result, row by row',
  rejectedFile: 'Download the rejected rows',
  rejectedTitle: 'Rejected rows',
  lostReason: 'Why it was left',
  lostTitle: 'What could not be undone',
  alikeTitle: 'Rows that are probably the same',
  alikeText:
    'Their names are those of something that is there, or stands above in the table, in another writing: brackets, width, case, middle dots and spaces make no other name.',
  alikeName: 'Name in the table',
  alikeMet: 'Probably the same as',
  alikeMore: 'The first {{shown}} of {{total}}; once it is imported, the result row by row has them all.',
  rejectedMore: 'The first {{shown}} of {{total}}; all of them are in the file.',
  reading: {
    sheet: 'The sheet “{{name}}” is read; not read: {{others}}.',
    rowsAbove: 'Rows over the header, not imported as data: {{count}}.',
    leftOut: 'Columns left out: {{columns}}.',
    perhaps: '{{header}} (did you mean “{{nearest}}”?)',
    unnamed: 'Columns left out because they have no header, though they hold values: {{columns}}.',
    headings: 'Rows with a single text, taken for headings and left out: {{count}} ({{rows}}).',
    headingRow: 'line {{line}} “{{text}}”',
  },
  failed: 'The run did not finish',
  lost: 'The connection is lost; trying again. The run continues on the server.',
}

export const operationErrorsEn: Record<keyof typeof operationErrors, Wording> = {
  'operation.finished': { says: 'The run has ended', fix: 'There is nothing to cancel.' },
  'import.empty': { says: 'The file is empty', fix: 'Choose a file with a header line and rows.' },
  'import.not_a_table': {
    says: 'The file is not a table that can be read; it looks like {{kind}}',
    fix: 'Use CSV, XLSX or JSON Lines.',
  },
  'import.web_page': {
    says: 'This is a web page under the name of a table',
    fix: 'Open it in a spreadsheet, save it as XLSX and import that.',
  },
  'import.password': {
    says: 'The file is protected by a password and cannot be read',
    fix: 'Take the password off in a spreadsheet, save the file and import it again.',
  },
  'import.json_array': {
    says: 'The file is one JSON array, not JSON Lines',
    fix: 'Write one JSON object a line, without brackets around them and commas between them.',
  },
  'import.no_rows': { says: 'There are no rows below the header', fix: 'Fill them in and import again.' },
  'import.empty_sheets': {
    says: 'There is nothing in the sheet {{sheets}}',
    fix: 'Fill in the header and rows in the first sheet in sight; hidden ones are read only when they are named.',
  },
  'import.sheet_missing': {
    says: 'The file has no sheet “{{sheet}}”',
    fix: 'Choose one of these: {{sheets}}.',
  },
  'import.no_sheets': {
    says: 'This file is no XLSX, so it has no sheets to choose from',
    fix: 'Import it without naming a sheet.',
  },
  'import.encoding': { says: 'The encoding of the file is not known', fix: 'Save it as UTF-8 or GB18030.' },
  'import.encoding_other': { says: 'The file is in {{encoding}}', fix: 'Save it as UTF-8 and import it again.' },
  'import.encoding_mixed': {
    says: 'The file is not of one encoding: line {{line}} is not UTF-8 as others are, so it was cut, or put together',
    fix: 'Save the table as CSV in UTF-8 once more and import that; nothing was imported.',
  },
  'import.unknown_header': {
    says: 'The header “{{header}}” is not known',
    fix: 'Remove the column, or name it: {{nearest}}.',
  },
  'import.missing_header': {
    says: 'The header “{{header}}” is missing',
    fix: 'Add that column to the row of headers.',
  },
  'import.misnamed_header': {
    says: 'The header “{{header}}” is missing, and there is a column “{{found}}”',
    fix: 'If “{{found}}” is meant for “{{nearest}}”, correct that header and import again.',
  },
  'import.misnamed_headers': {
    says: 'The headers “{{header}}” are missing, and there are columns with similar names',
    fix: 'Did you mean: {{meant}}? Correct them and import again.',
  },
  'import.doubled_header': { says: 'The header “{{header}}” is there twice', fix: 'Keep one of the columns.' },
  'import.header_unit': {
    says: 'The header “{{header}}” gives a unit, and numbers of that column have none',
    fix: 'Convert the numbers and take the unit out of the header.',
  },
  'import.cell_error': {
    says: 'The cell is an error of the spreadsheet and has no value',
    fix: 'Fix the formula or type the value; clear the cell if there is none.',
  },
  'import.cell_left_out': {
    says: 'The content of the cell was too long for the XLSX that it was exported to',
    fix: 'Export CSV or JSON Lines, change that and import it; or remove the column, which leaves the content as it is.',
  },
  'import.cell_without_value': {
    says: 'The cell is a formula whose result is not in the file',
    fix: 'Open the file in a spreadsheet, save it and import again, or replace the formula by its value.',
  },
  'import.cell_format': {
    says: 'The format “{{format}}” shows something else than the cell holds, so its value is not certain',
    fix: 'Format the column as text and type the value again.',
  },
  'import.digits_lost': {
    says: 'A spreadsheet keeps 15 digits of a number; the others of this cell are lost',
    fix: 'Format the column as text and type the whole number again.',
  },
  'import.digits_rounded': {
    says: 'All digits behind the 15th are zeros: a spreadsheet has probably lost them',
    fix: 'Type the whole number as it is on paper; if it is right, enter that record in its form.',
  },
  'import.unnamed_column': {
    says: 'The row has a value in column {{column}}, which has no header',
    fix: 'Give the column a header, or clear it.',
  },
  'import.heading_row': {
    says: 'The row holds a single text, like a heading, not a record',
    fix: 'Delete the row; if it is a record, fill in its required columns.',
  },
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
  'import.cell_too_long': {
    says: 'Line {{line}}, column {{column}} has more than {{max}} characters; nothing was read from there on',
    fix: 'Shorten that cell and import again; what was imported is not imported twice.',
  },
  'import.too_many_columns': {
    says: 'Line {{line}} holds something behind column {{max}}; nothing was read from there on',
    fix: 'Remove the columns that are not needed and import again; what was imported is not imported twice.',
  },
  'import.too_many_rows': {
    says: 'The file has more than {{max}} rows; those beyond were not read',
    fix: 'Import the other rows as another file; what was imported is not imported twice.',
  },
  'import.unpacked_too_large': {
    says: 'The file unpacks to more than {{max}}',
    fix: 'Save it as CSV, or split it into several files, and import again.',
  },
  'import.file_too_large': {
    says: 'The file has {{size}}; one file may have {{max}}',
    fix: 'Split it into several files and import them one by one.',
  },
  'import.too_much_waiting': {
    says: 'With this file, the imports of this channel that have not ended hold more than {{max}}',
    fix: 'Wait for one of them to end, or cancel what is not needed, then import.',
  },
  'import.too_many_waiting': {
    says: 'This channel has {{max}} runs that have not ended',
    fix: 'Wait for one of them to end, or cancel what is not needed, then start this one.',
  },
  'import.quote_open': { says: 'A quote is not closed', fix: 'Close the quote at the end of that cell.' },
  'import.quote_followed': {
    says: 'There is text behind a closing quote',
    fix: 'Remove the quotes of that cell, or close them at its end; a quote within a cell is written twice.',
  },
  'import.json': { says: 'Not a JSON object', fix: 'Each line should be one JSON object.' },
  'import.rejected_whole': {
    says: '{{bad}} rows are not valid, so nothing was imported, as asked',
    fix: 'Correct them and import again, or leave out --atomic.',
  },
  'operation.died': {
    says: 'The server broke off twice in this run, so it was stopped',
    fix: 'Check the file, then resume the run; if that ends the same way, tell the provider the id of the run.',
  },
  'operation.stale': {
    says: 'The data has moved since the plan, so nothing was changed',
    fix: 'Plan again, then apply.',
  },
  'operation.plan_undone': {
    says: 'This plan was applied and then undone, so it was not applied again',
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
