import { type NounWith, nounsWith } from '../nouns/nouns.ts'

type Imported = { readonly imports: true }

/** A group of the contract whose records are imported from tables. */
export type ImportKind = NounWith<Imported>

/** What can be imported from a table, by the groups of the contract. */
export const importKinds = nounsWith<Imported>(({ imports }) => imports === true).toSorted()

export const isImportKind = (kind: string): kind is ImportKind => importKinds.some((one) => one === kind)

/** The kinds of run that import, as `operationKinds` has them. */
export const importRunKinds = Object.fromEntries(importKinds.map((noun) => [`${noun}.import`, { undoable: true }])) as {
  readonly [Noun in ImportKind as `${Noun}.import`]: { readonly undoable: true }
}
