import type { ReactNode } from 'react'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { NameCell } from './NameCell.tsx'
import { columnsOf, type Noun } from './noun.ts'
import { sortsOf } from './query-fields.ts'

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
 * The columns of a noun's list, the first of which names the row. Head, cell and sorting follow from the noun: its words,
 * the columns of its export, and the query of `list`.
 */
export function useNounColumns<Row extends { readonly id: string }>(
  noun: Noun,
  columns: readonly NounColumn<Row>[],
  { list, search, pathOf, picture }: Named<Row>,
): Column<Row>[] {
  const t = useCopy()
  const { language } = useLanguage()
  const described = new Map(columnsOf(noun).map((column) => [column.field, column]))
  const sorts = sortsOf(list)
  const valueOf = (row: Row, field: string) => (row as Readonly<Record<string, unknown>>)[field]
  const nameField = nameFieldOf(columns)
  const name = (row: Row) => (
    <NameCell
      name={String(valueOf(row, nameField))}
      search={search}
      href={pathOf && `#${pathOf(row.id)}`}
      picture={picture?.(row)}
    />
  )
  return columns.map(({ render, ...column }) => {
    const { id } = column
    const kind = described.get(id)?.kind ?? 'text'
    return {
      header: t(`${noun}.fields.${id}` as 'companies.fields.name'),
      isSortable: sorts.has(id),
      isName: id === nameField,
      ...column,
      render: (row) => {
        if (render) return render(row, search)
        return id === nameField ? name(row) : shownCell(kind, valueOf(row, id), language)
      },
    }
  })
}
