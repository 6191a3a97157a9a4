import type { AlikeRow } from '@icss/core/operations/alike-row.ts'
import { packIds, packNumbers } from '../database/packed.ts'

/** A changed record: values by field before and after; `version` is the one that the change gave it. */
export interface KeptChange {
  readonly line: number
  readonly id: string
  readonly label: string
  readonly version: number
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Records that a run created: the line of each in its file, 4 bytes, and its id, 16 bytes, as they are stored. */
export interface KeptIds {
  readonly lines: Uint8Array
  readonly ids: Uint8Array
}

/** Nothing was created. */
export const noneCreated: KeptIds = { lines: new Uint8Array(), ids: new Uint8Array() }

export const keptIds = (lines: readonly number[], ids: readonly string[]): KeptIds => ({
  lines: packNumbers(lines),
  ids: packIds(ids),
})

/** What one batch of a run changed. */
export interface KeptChanges {
  readonly created: KeptIds
  readonly changed: readonly KeptChange[]
  readonly deleted?: readonly { readonly line: number; readonly id: string; readonly label: string }[]
  /** Rows whose names it met in another writing. */
  readonly alike?: readonly AlikeRow[]
}
