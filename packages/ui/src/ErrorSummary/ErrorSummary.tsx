import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { item, list, summary, title as titleStyle } from './ErrorSummary.css.ts'

export type SummaryItem = {
  /** Given back when the item is picked. */
  id: string
  /** The field's name and what is wrong with it; an item without a field is text only. */
  text: string
  isField: boolean
}

export type ErrorSummaryProps = {
  title: string
  items: readonly SummaryItem[]
  onPick: (id: string) => void
}

/** What stands in the way of saving, above the form. It takes focus when it comes up, so that nobody misses it. */
export function ErrorSummary({ title, items, onPick }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const ids = items.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids !== '') box.current?.focus()
  }, [ids])
  if (items.length === 0) return null
  return (
    <div ref={box} className={summary} role="alert" tabIndex={-1}>
      <p className={titleStyle}>
        <CircleAlert size={16} aria-hidden /> {title}
      </p>
      <ul className={list}>
        {items.map(({ id, text, isField }) => (
          <li key={id}>
            {isField ? (
              <button type="button" className={item} onClick={() => onPick(id)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
