import { hidden } from '../Field/Field.css.ts'
import { rest, tag, tagRow } from './Tag.css.ts'

/** A word given to a thing. */
export function Tag({ children }: { children: string }) {
  return (
    <span className={tag} title={children}>
      {children}
    </span>
  )
}

export type TagRowProps = {
  tags: readonly string[]
  /** Stands between the words of those that are not shown. */
  between: string
}

/** Tags of a table cell, on one line: three, or two and how many more; readers hear all. */
export function TagRow({ tags, between }: TagRowProps) {
  if (tags.length === 0) return null
  const shown = tags.length > 3 ? tags.slice(0, 2) : tags
  const more = tags.slice(shown.length)
  return (
    <span className={tagRow}>
      {shown.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
      {more.length > 0 && (
        <span className={rest} title={more.join(between)}>
          <span aria-hidden>+{more.length}</span>
          <span className={hidden}>{more.join(between)}</span>
        </span>
      )}
    </span>
  )
}
