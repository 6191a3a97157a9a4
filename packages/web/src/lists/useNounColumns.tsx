import type { ReactNode } from 'react'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { useCopy } from '../language/copy.ts'
import { NameCell } from './NameCell.tsx'
import type { Noun } from './noun.ts'
import { sortsOf } from './query-fields.ts'
import { useFieldWords } from './useFieldWords.ts'

/** A column of a list: a field of the row; all but its width follows from the noun unless it is said here. */
export type NounColumn<Row> = Omit<Partial<Column<Row>>, 'render'> & {
  readonly id: string
  readonly render?: (row: Row, search: string) => ReactNode
}

/** The field that names a row. */
export const nameFieldOf = <Row,>(columns: readonly NounColumn<Row>[]): string => columns[0]?.id ?? 'id'

interface Named<Row> {
  /** The list of them, which says by what it can be sorted. */
  readonly list: Endpoint
  readonly search: string
  /** Where the name leads; nowhere without it. */
  readonly pathOf?: ((id: string) => string) | undefined
  /** Stands before the name. */
  readonly picture?: ((row: Row) => ReactNode) | undefined
}

/**
 * The columns of a noun's list, the first of which names the row. Head, cell and sorting follow from the noun: its words
 * and choices, and the query of `list`.
 */
export function useNounColumns<Row extends { readonly id: string }>(
  noun: Noun,
  columns: readonly NounColumn<Row>[],
  { list, search, pathOf, picture }: Named<Row>,
): Column<Row>[] {
  const t = useCopy()
  const words = useFieldWords(noun)
  const sorts = sortsOf(list)
  const valueOf = (row: Row, field: string) => (row as Readonly<Record<string, unknown>>)[field]
  const nameField = nameFieldOf(columns)
  const name = (row: Row) => (
    <NameCell name={String(valueOf(row, nameField))} search={search} href={pathOf?.(row.id)} picture={picture?.(row)} />
  )
  return columns.map(({ render, ...column }) => {
    const { id } = column
    return {
      header: t(`${noun}.fields.${id}` as 'companies.fields.name'),
      isSortable: sorts.has(id),
      isName: id === nameField,
      ...column,
      render: (row) => {
        if (render) return render(row, search)
        return id === nameField ? name(row) : words(id, valueOf(row, id))
      },
    }
  })
}
