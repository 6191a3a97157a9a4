import type { Column } from '@icss/core/spreadsheets/column.ts'
import type { FileFormat } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { exportRows, type Page } from './export-rows.ts'
import { mediaTypes } from './media-types.ts'

/** The answer of an export: its rows as a file that is named by what is in it. */
export const exportAnswer = <T extends object>(
  { format, language }: { readonly format: FileFormat; readonly language: Language },
  pages: AsyncIterable<Page<T>>,
  columns: readonly Column[],
  titles: Readonly<Record<Language, { readonly title: string }>>,
) => {
  const { title } = titles[language]
  return {
    name: `${title}.${format}`,
    type: mediaTypes[format],
    content: exportRows(format, pages, columns, language, title),
  }
}
