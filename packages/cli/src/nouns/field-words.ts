import type * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import { isRichText } from '@icss/core/rich-text/rich-text.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import type { TableColumn } from '../console/table.ts'
import type { Both } from '../copy/both.ts'
import type { Noun } from './noun.ts'

/** The fields of a row, an entity or a draft. */
export type Values = Readonly<Record<string, unknown>>

const idTitle: Both = { zh: '编号', en: 'Id' }

/** What a field is called; undefined where neither the columns nor the copy of the noun say it. */
export function fieldName({ columns, copy }: Noun, field: string, language: Language): string | undefined {
  if (field === 'id') return idTitle[language]
  return copy[language].fields[field] ?? columns.find((one) => one.field === field)?.headers[language]
}

/** `Start time` within a sentence is `start time`; `ICSS name` and `WeChat` stay. */
export const within = (name: string): string =>
  /^[A-Z][a-z]+\b/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** What people read beside a field. */
export const titleOf = (noun: Noun, field: string, language: Language): string =>
  noun.titles?.[field]?.[language] ?? fieldName(noun, field, language) ?? field

/** A value as people read it: a choice by its label, an instant by their clock. */
export function fieldWords({ columns }: Noun, field: string, value: unknown, language: Language): unknown {
  const kind = columns.find((one) => one.field === field)?.kind
  const isPlain =
    (typeof value === 'object' && !isRichText(value)) || (typeof value === 'boolean' && kind !== 'boolean')
  return isPlain ? value : shownCell(kind ?? 'text', value, language)
}

/** Columns of a terminal that a table may cut a text to; numbers by which somebody is called are never cut. */
const leastOf = (field: string, at: number): number | undefined => {
  if (/^id$|Id$|[pP]hone$|[nN]umber$|At$|^time$/.test(field)) return undefined
  return at <= 1 ? 12 : 6
}

/** A field of a row or an entity, as people read it. */
export function cellWords(noun: Noun, one: Values, field: string, language: Language): unknown {
  const own = noun.cells?.[field] as ((one: Values, language: Language) => string) | undefined
  return own ? own(one, language) : fieldWords(noun, field, one[field], language)
}

/** The table of a list: the columns of the noun's export that it names. */
export function tableColumns(noun: Noun, row: z.ZodMiniObject, language: Language): readonly TableColumn<Values>[] {
  const shape = row.shape as Readonly<Record<string, z.ZodMiniType>>
  return noun.list.map((field, at) => {
    const column = noun.columns.find((one) => one.field === field)
    const isText = column === undefined || column.kind === 'text' || column.kind === 'list'
    const isNumber = shape[field]?._zod.def.type === 'number' || noun.numbers?.includes(field)
    const least = isText ? leastOf(field, at) : undefined
    return {
      title: titleOf(noun, field, language),
      cell: (one) => {
        const words = cellWords(noun, one, field, language) ?? ''
        return Array.isArray(words) && column ? column.write(words, language) : String(words)
      },
      ...(isNumber ? { align: 'right' as const } : least === undefined ? {} : { least }),
    }
  })
}
