import type { copyZh } from '@icss/core/copy/copy.zh.ts'

/** What the copy of a feature says so that `EditScreen` can make one and change it. */
interface EditWords {
  readonly title: string
  readonly create: string
  readonly edit: string
}

/** What it says beside that so that `EntityList` can show it. */
interface ListWords extends EditWords {
  readonly count_other: string
  readonly empty: { readonly title: string; readonly text: string }
  readonly deleteTitle: string
  readonly deleteText: string
  readonly fields: Readonly<Record<string, string>>
}

type Words = typeof copyZh

/** A feature whose entities are listed and edited, by its plural noun. */
export type ListNoun = { [K in keyof Words]: Words[K] extends ListWords ? K : never }[keyof Words]

/** A feature whose entities are made and changed on a screen, by its plural noun. */
export type EditNoun = { [K in keyof Words]: Words[K] extends EditWords ? K : never }[keyof Words]
