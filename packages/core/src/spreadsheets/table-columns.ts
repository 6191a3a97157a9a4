import type * as z from 'zod/mini'
import type { Language } from '../copy/language.ts'
import { cellOf } from './cell-of.ts'
import type { Cell } from './cells.ts'
import type { Choices } from './choices.ts'
import type { Column } from './column.ts'

type Labels = Readonly<Record<string, string>>

/** The words of a noun in both languages: its fields, and the labels that its choices name. */
type Words<Field extends string, Named extends Choices> = Readonly<
  Record<Language, { readonly fields: Readonly<Record<Field, string>> } & Readonly<Record<Named[keyof Named], Labels>>>
>

interface Table<Field extends string, Named extends Choices> {
  readonly words: Words<Field, Named>
  /** Those of its fields that are choices. */
  readonly choices?: Named
  /** What registers, other products and people call the same thing. */
  readonly aliases?: Readonly<Partial<Record<Field, readonly string[]>>>
  /** Cells that read or write more than their schema says. */
  readonly cells?: Readonly<Partial<Record<Field, Cell>>>
}

/**
 * The columns of a table of rows like `schema`: how `fields` stand in it, in their order, follows from the schema. A field
 * that is not in it, such as a name in place of an id, is a text.
 */
export function tableColumns<const Field extends string, const Named extends Choices = Readonly<Record<never, never>>>(
  { shape }: z.ZodMiniObject,
  fields: readonly Field[],
  { words, choices, aliases, cells }: Table<Field, Named>,
): readonly Column<Field>[] {
  const labels = (field: Field, language: Language): Labels | undefined => {
    const name = choices && Object.hasOwn(choices, field) ? (choices[field] as Named[keyof Named]) : undefined
    return name && words[language][name]
  }
  return fields.map((field) => {
    const [zh, en] = [labels(field, 'zh'), labels(field, 'en')]
    return {
      field,
      headers: { zh: words.zh.fields[field], en: words.en.fields[field] },
      aliases: aliases?.[field] ?? [],
      ...(cells?.[field] ?? cellOf(shape[field], zh && en && { zh, en })),
    }
  })
}

/** The same of all fields of a row, in the order of its schema. */
export const rowColumns = <
  Schema extends z.ZodMiniObject,
  const Named extends Choices = Readonly<Record<never, never>>,
>(
  schema: Schema,
  table: Table<keyof z.output<Schema> & string, Named>,
): readonly Column<keyof z.output<Schema> & string>[] =>
  tableColumns(schema, Object.keys(schema.shape) as (keyof z.output<Schema> & string)[], table)
