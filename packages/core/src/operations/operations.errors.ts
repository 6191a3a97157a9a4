export const operationErrors = {
  'operation.finished': 409,
  'import.empty': 422,
  'import.not_a_table': 422,
  'import.encoding': 422,
  'import.unknown_header': 422,
  'import.missing_header': 422,
  'import.doubled_header': 422,
  'import.too_many_cells': 422,
  'import.too_few_cells': 422,
  'import.row_too_long': 422,
  'import.cell_too_long': 422,
  'import.too_many_columns': 422,
  'import.too_many_rows': 422,
  'import.unpacked_too_large': 422,
  'import.file_too_large': 413,
  'import.too_much_waiting': 409,
  'import.too_many_waiting': 409,
  'import.quote_open': 422,
  'import.json': 422,
  'import.rejected_whole': 422,
  'operation.died': 500,
  'operation.stale': 409,
  'operation.not_undoable': 409,
  'operation.undone_already': 409,
  'operation.unfinished': 409,
  'operation.not_resumable': 409,
  'operation.moved_since': 409,
  'operation.gone': 409,
  'operation.restore_taken': 409,
} as const

type Own = typeof operationErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
