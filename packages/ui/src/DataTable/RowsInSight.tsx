import type { ReactNode, RefObject } from 'react'
import type { DataTableRowProps } from './DataTableRow.tsx'
import { Spacer } from './Spacer.tsx'
import { useRowWindow } from './useRowWindow.ts'

/** Draws the row that stands `at`; `place` says so to the browser where not all rows are drawn. */
export type DrawRow = (at: number, place?: Pick<DataTableRowProps<unknown>, 'at' | 'measure'>) => ReactNode

type RowsInSightProps = {
  frame: RefObject<HTMLElement | null>
  count: number
  span: number
  draw: DrawRow
}

/** Those rows of a long DataTable that are in sight, with room for the rest. */
export default function RowsInSight({ frame, count, span, draw }: RowsInSightProps) {
  const { before, rows, after, measure } = useRowWindow(frame, count, 36)
  return (
    <>
      <Spacer height={before} span={span} />
      {rows.map((at) => draw(at, { at, measure }))}
      <Spacer height={after} span={span} />
    </>
  )
}
