import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import { type Column, columnBelow, columnFinder, nearestHeaders } from '@icss/core/spreadsheets/column.ts'
import { unitOf } from '@icss/core/spreadsheets/header-unit.ts'

// A corrected file of rejected rows still has these; they say nothing about the entity.
const reasonHeaders = new Set(
  [operationsZh, operationsEn].flatMap(({ line, reason, fix }) =>
    [line, reason, fix].map((name) => name.toLowerCase()),
  ),
)

export const isReasonHeader = (header: string): boolean => reasonHeaders.has(header.trim().toLowerCase())

interface Table<Field extends string> {
  readonly columns: readonly Column<Field>[]
  readonly required: readonly Field[]
  /** Columns of the same noun that say nothing to whoever reads this. */
  readonly passedOver?: readonly Column[]
}

/**
 * The column of each header cell, undefined where a cell says nothing about the entity. Throws
 * `import.unknown_header`, `import.doubled_header`, `import.header_unit` or `import.missing_header`.
 */
export function mapHeaders<Field extends string>(
  headers: readonly string[],
  { columns, required, passedOver = [] }: Table<Field>,
  language: Language,
): readonly (Column<Field> | undefined)[] {
  const find = columnFinder(columns)
  const isPassedOver = columnFinder(passedOver)
  const seen = new Set<Field>()
  const mapped = headers.map((header) => {
    if (header.trim() === '' || isReasonHeader(header)) return undefined
    const column = find(header)
    if (!column && isPassedOver(header)) return undefined
    if (!column) {
      const nearest = nearestHeaders(columns, header, language).join(language === 'zh' ? '、' : ', ')
      throw new ProblemError('import.unknown_header', {
        params: { header: Array.from(header.slice(0, 100)).slice(0, 50).join(''), nearest },
      })
    }
    if (seen.has(column.field)) throw new ProblemError('import.doubled_header', { params: { header: header.trim() } })
    refuseUnit(column, header)
    seen.add(column.field)
    return column
  })
  refuseMissing(columns, required, seen, language)
  return mapped
}

/** A number says nothing of its unit: 3 below 「（万）」 would be taken for 3. */
function refuseUnit({ kind }: Column, header: string): void {
  if (kind === 'number' && /[百千万亿%‰]/.test(unitOf(header) ?? ''))
    throw new ProblemError('import.header_unit', { params: { header: header.trim() } })
}

function refuseMissing<Field extends string>(
  columns: readonly Column<Field>[],
  required: readonly Field[],
  seen: ReadonlySet<Field>,
  language: Language,
): void {
  const missing = columns.filter(({ field }) => required.includes(field) && !seen.has(field))
  if (missing.length > 0) {
    const header = missing.map(({ headers: names }) => names[language]).join(language === 'zh' ? '、' : ', ')
    throw new ProblemError('import.missing_header', { params: { header } })
  }
}

/** The columns below `headers` as a person named their fields, '' for one that is left out. Throws as `mapHeaders` does. */
export function chosenColumns<Field extends string>(
  fields: readonly string[],
  headers: readonly string[],
  { columns, required }: Table<Field>,
  language: Language,
): readonly (Column<Field> | undefined)[] {
  const seen = new Set<Field>()
  const mapped = fields.map((name, at) => {
    if (name === '') return undefined
    const column = columns.find(({ field }) => field === name)
    if (!column) throw new ProblemError('import.unknown_header', { params: { header: name.slice(0, 50), nearest: '' } })
    if (seen.has(column.field))
      throw new ProblemError('import.doubled_header', { params: { header: column.headers[language] } })
    const header = headers[at] ?? ''
    refuseUnit(column, header)
    seen.add(column.field)
    return columnBelow(column, header)
  })
  refuseMissing(columns, required, seen, language)
  return mapped
}
