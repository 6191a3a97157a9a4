import type { ReactNode } from 'react'
import { bar, chosen, filters } from './FilterBar.css.ts'

export type FilterBarProps = {
  /** Names the search for readers. */
  label: string
  /** Fields with hidden labels, the search first. */
  children: ReactNode
  /** “已选 2 家” and what can be done with them; shown while something is chosen. */
  selection?: ReactNode
}

/** Filters in one row above a table. They take effect while one types and chooses. */
export function FilterBar({ label, children, selection }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className={bar}>
      <div className={filters}>{children}</div>
      <div className={chosen} aria-live="polite">
        {selection}
      </div>
    </div>
  )
}
