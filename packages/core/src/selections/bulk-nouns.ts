import type { ContentKind } from '../content-permissions/content-permission.ts'
import { nouns, type NounWith, nounsWith } from '../nouns/nouns.ts'
import type { BulkChange } from './bulk-change.ts'

type Many = { readonly many: readonly BulkChange[] }

/** The nouns of which many records are chosen and deleted, changed or exported as one run. */
export type BulkNounName = NounWith<Many>
export const bulkNounNames = nounsWith<Many>(({ many }) => many !== undefined)

export const isBulkNoun = (noun: string): noun is BulkNounName => bulkNounNames.some((one) => one === noun)

/** What is offered of a noun. */
export const bulkChangesOf = (noun: BulkNounName): readonly BulkChange[] => nouns[noun].many

/** Whether what was deleted can come back, so that deleting many can be undone. */
export const comesBack = (noun: BulkNounName): boolean => 'deleted' in nouns[noun]

/** As which kind of content its records are opened to channel groups, if they are. */
export function contentKindOf(noun: BulkNounName): ContentKind | undefined {
  const traits = nouns[noun]
  return 'opened' in traits ? traits.opened : undefined
}

/** What a run does with the records that it was given. */
export type BulkDoes = 'deleteSelected' | 'changeSelected'

type ComesBack<N extends BulkNounName> = (typeof nouns)[N] extends { readonly deleted: string } ? true : false

type BulkKinds = {
  readonly [N in BulkNounName as `${N}.deleteSelected`]: { readonly undoable: ComesBack<N> }
} & {
  readonly [N in Exclude<BulkNounName, NounWith<{ readonly many: readonly [] }>> as `${N}.changeSelected`]: {
    readonly undoable: true
  }
}

/** The kinds of run of these nouns, as `operationKinds` has them. */
export const bulkKinds = Object.fromEntries(
  bulkNounNames.flatMap((noun) => [
    [`${noun}.deleteSelected`, { undoable: comesBack(noun) }],
    ...(bulkChangesOf(noun).length > 0 ? [[`${noun}.changeSelected`, { undoable: true }]] : []),
  ]),
) as BulkKinds
