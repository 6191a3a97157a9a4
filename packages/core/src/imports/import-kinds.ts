import { type OperationKind, operationKinds } from '../operations/operation.ts'

type ImportedGroup<Kind> = Kind extends `${infer Group}.import` ? Group : never

/** A group of the contract whose records are imported from tables. */
export type ImportKind = ImportedGroup<OperationKind>

/** What can be imported from a table, by the groups of the contract. */
export const importKinds = Object.keys(operationKinds).flatMap((kind) =>
  kind.endsWith('.import') ? [kind.slice(0, -'.import'.length)] : [],
) as ImportKind[]

export const isImportKind = (kind: string): kind is ImportKind => importKinds.some((one) => one === kind)
