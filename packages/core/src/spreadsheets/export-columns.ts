import type { Language } from '../copy/language.ts'
import { type Cell, choiceCell, textCell } from './cells.ts'
import type { Choices } from './choices.ts'
import type { Column } from './column.ts'

type Labels = Readonly<Record<string, string>>

/** The words of a noun in both languages: its fields, and the labels that its choices name. */
type Words<Field extends string, Named extends Choices> = Readonly<
  Record<Language, { readonly fields: Readonly<Record<Field, string>> } & Readonly<Record<Named[keyof Named], Labels>>>
>

/** The columns of a table that is only written, each headed by its field: text unless it is a choice or `cells` say else. */
export const exportColumns = <const Field extends string, const Named extends Choices = Readonly<Record<never, never>>>(
  fields: readonly Field[],
  words: Words<Field, Named>,
  choices?: Named,
  cells?: Readonly<Partial<Record<Field, Cell>>>,
): readonly Column<Field>[] => {
  const labels = (field: Field, language: Language): Labels | undefined => {
    const name = choices && Object.hasOwn(choices, field) ? (choices[field] as Named[keyof Named]) : undefined
    return name && words[language][name]
  }
  return fields.map((field) => {
    const [zh, en] = [labels(field, 'zh'), labels(field, 'en')]
    return {
      field,
      headers: { zh: words.zh.fields[field], en: words.en.fields[field] },
      aliases: [],
      ...(cells?.[field] ?? (zh && en ? choiceCell({ zh, en }, {}) : textCell)),
    }
  })
}
