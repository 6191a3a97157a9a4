import { tag, tagRow } from './Tag.css.ts'

/** A word given to a thing. */
export function Tag({ children }: { children: string }) {
  return (
    <span className={tag} title={children}>
      {children}
    </span>
  )
}

/** Tags of a table cell, on one line. */
export function TagRow({ tags }: { tags: readonly string[] }) {
  return (
    <span className={tagRow}>
      {tags.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </span>
  )
}
