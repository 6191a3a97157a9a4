import type { ReactNode } from 'react'
import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { cell, image, words } from './NameCell.css.ts'

export type NameCellProps = {
  name: string
  search: string
  /** Where the name leads; without it, it is plain words. */
  href?: string | undefined
  /** A small picture before the name. */
  picture?: ReactNode
}

/** The cell that names a row: its picture, and its name with what was searched for lit, leading to it. */
export function NameCell({ name, search, href, picture }: NameCellProps) {
  const shown = <Highlight text={name} search={search} />
  return (
    <span className={cell}>
      {picture !== undefined && <span className={image}>{picture}</span>}
      <span className={words} title={name}>
        {href === undefined ? shown : <Link href={href}>{shown}</Link>}
      </span>
    </span>
  )
}
