import { Readable } from 'node:stream'
import type { Language } from '@icss/core/copy/language.ts'
import { columnGuide, type GuidedColumn, guideWords } from '@icss/core/imports/column-guide.ts'
import { templateHeader } from '@icss/core/imports/template-header.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import type { TemplateFormat } from '@icss/core/imports/imports.contract.ts'
import { csvHead } from '../exports/csv.ts'
import { type CellHelp, xlsxOf } from '../exports/xlsx.ts'

async function* nothing(): AsyncGenerator<never> {}

const helpOf = (column: GuidedColumn, language: Language): CellHelp => ({
  title: templateHeader(column, language),
  text: guideWords(column, language),
  ...(column.choices ? { choices: column.choices.map(({ words }) => words[language]) } : {}),
})

/** An empty table with the headers of an import; in a workbook each cell says what it may hold, and offers its choices. */
export async function templateOf(
  kind: ImportKind,
  title: string,
  format: TemplateFormat,
  language: Language,
): Promise<Readable> {
  const guide = await columnGuide(kind)
  const header = guide.map((column) => templateHeader(column, language))
  if (format === 'csv') return Readable.from([csvHead(header)])
  const help = guide.map((column) => helpOf(column, language))
  return xlsxOf(title, header, nothing(), language, help)
}
