import type { Language } from '@icss/core/copy/language.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import type { Reads } from './entity-shape.ts'

/** What an export of entities says beside them. */
export interface Exported {
  readonly columns: readonly Column[]
  readonly words: Readonly<Record<Language, { readonly title: string }>>
  /** What is read in place of what an answer shows. */
  readonly instead?: (channelId: string) => Reads
}
