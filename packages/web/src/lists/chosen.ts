import type { Selection } from '@icss/core/selections/selections.contract.ts'

/** The rows of a list that are chosen: ticked one by one, also over several pages, or all that match, fixed by the server. */
export interface Chosen {
  readonly ids: ReadonlySet<string>
  readonly all?: Selection | undefined
}

export const noneChosen: Chosen = { ids: new Set() }

export const countOf = ({ ids, all }: Chosen): number => all?.count ?? ids.size
