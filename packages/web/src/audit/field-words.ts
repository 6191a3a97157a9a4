import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { camelCase } from '@icss/core/rules/camel-case.ts'
import { copyIn } from '../language/copy.ts'

type Labels = Readonly<Record<string, unknown>>

/** What each noun that can be made is called by itself, where the trail has no shorter word for it. */
const titlesOf = (copy: object): Labels =>
  Object.fromEntries(
    Object.entries(copy).flatMap(([noun, words]: [string, object]) => {
      const group: object = (contract as Contract)[noun] ?? {}
      return 'create' in group && 'title' in words ? [[noun, words.title]] : []
    }),
  )

/** What the trail calls each group of actions, by its name. */
export function groupWords(language: Language): Labels {
  const copy = copyIn(language)
  return { ...titlesOf(copy), ...copy.audit.groups }
}

/** What a table is called: as the trail calls its group of actions or the table itself; else by its own name. */
export function tableWords(table: string, language: Language): string {
  const names: Labels = { ...groupWords(language), ...copyIn(language).audit.tables }
  const name = camelCase(table)
  return Object.hasOwn(names, name) ? String(names[name]) : table
}

/** The labels of each noun's fields: those of its form, and those of its exported columns. */
const labelsOf = (copy: object): ReadonlyMap<string, Labels> =>
  new Map(
    Object.entries(copy).flatMap(([noun, words]: [string, object]) => {
      const { fields = {}, columns = {} } = words as { fields?: Labels; columns?: Labels }
      const labels = { ...columns, ...fields }
      // Products are a table of their own and a part of the company's form.
      const { products } = words as { products?: Labels }
      return [
        ...(Object.keys(labels).length === 0 ? [] : [[noun, labels] as const]),
        ...(products ? [['products', products] as const] : []),
      ]
    }),
  )

const known: Partial<Record<Language, ReadonlyMap<string, Labels>>> = {}

/**
 * What a column of a table is called: as its form labels it, else as the trail calls what no form has, else as another
 * form labels a field of that name, else by its own name. `category_id` is looked up as `categoryId`.
 */
export function fieldWords(table: string, column: string, language: Language): string {
  const field = camelCase(column)
  const byNoun = (known[language] ??= labelsOf(copyIn(language)))
  for (const words of [byNoun.get(camelCase(table)), byNoun.get('audit'), ...byNoun.values()]) {
    const label = words && Object.hasOwn(words, field) ? words[field] : undefined
    if (typeof label === 'string') return label
  }
  return column
}
