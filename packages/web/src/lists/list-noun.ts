import type { copyZh } from '@icss/core/copy/copy.zh.ts'

/** What the copy of a feature says so that `EntityList` can show it. */
interface ListWords {
  readonly title: string
  readonly count_other: string
  readonly create: string
  readonly edit: string
  readonly empty: { readonly title: string; readonly text: string }
  readonly deleteTitle: string
  readonly deleteText: string
  readonly fields: Readonly<Record<string, string>>
}

type Words = typeof copyZh

/** A feature whose entities are listed and edited, by its plural noun. */
export type ListNoun = { [K in keyof Words]: Words[K] extends ListWords ? K : never }[keyof Words]
