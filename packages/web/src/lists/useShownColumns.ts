import { useMemo, useState } from 'react'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { type ListChoices, useListChoices } from './list-choices.ts'
import { saysTheSame } from './says-the-same.ts'

export interface ListColumn {
  readonly id: string
  readonly header: string
  readonly isShown: boolean
  /** Says the same in every row, and is left out unless somebody wants it. */
  readonly isSame: boolean
}

export interface ShownColumns<Row> {
  readonly shown: readonly Column<Row>[]
  /** Those that can be left out. */
  readonly offered: readonly ListColumn[]
  readonly choices: ListChoices
  readonly choose: (change: ListChoices) => void
}

/**
 * Which columns of a list are shown: those that somebody chose, or else all that do not say the same in every row. One
 * that has said different things stays, whatever the next page says; so do the name and what the list is sorted by.
 */
export function useShownColumns<Row>(
  list: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sortedBy: string,
): ShownColumns<Row> {
  const { choices, choose } = useListChoices(useSession().account.id, list)
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const same = useMemo(
    () => new Set(columns.filter(({ render }) => saysTheSame(rows, render)).map(({ id }) => id)),
    [columns, rows],
  )
  const differing = rows.length > 0 ? columns.filter(({ id }) => !same.has(id) && !told.has(id)) : []
  if (differing.length > 0) setTold(new Set([...told, ...differing.map(({ id }) => id)]))
  const named = columns.find(({ isName }) => isName) ?? columns[0]
  const isSame = (id: string) => same.has(id) && !told.has(id) && id !== sortedBy
  const isShown = ({ id }: Column<Row>) => id === named?.id || (choices.columns?.[id] ?? !isSame(id))
  return {
    shown: columns.filter(isShown),
    offered: columns
      .filter(({ id }) => id !== named?.id)
      .map((column) => ({
        id: column.id,
        header: column.header,
        isShown: isShown(column),
        isSame: isSame(column.id),
      })),
    choices,
    choose,
  }
}
