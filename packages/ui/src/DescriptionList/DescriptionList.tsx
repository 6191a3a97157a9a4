import type { ReactNode } from 'react'
import { around, list, missing, name, pair, value as valueStyle, wide } from './DescriptionList.css.ts'

export type Description = {
  label: string
  /** Nothing shows as a dash. */
  value?: ReactNode
  /** Takes the whole row: an address, a text. */
  isWide?: boolean
}

/** What is known of a thing, name by name. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <div className={around}>
      <dl className={list}>
        {items.map(({ label, value, isWide = false }) => (
          <div key={label} className={isWide ? wide : pair}>
            <dt className={name}>{label}</dt>
            <dd className={valueStyle}>
              {value === undefined || value === null || value === '' ? <span className={missing}>—</span> : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
