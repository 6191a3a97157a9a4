import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import * as styles from './Imports.css.ts'

const icons = { good: CircleCheck, info: Info, warn: TriangleAlert, bad: CircleAlert }

export interface Note {
  readonly tone: keyof typeof icons
  readonly words: string
}

/** Sentences about a table, each with a mark of how it is meant. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ tone, words }) => {
        const Icon = icons[tone]
        return (
          <li key={words} className={styles.note}>
            <Icon size={16} className={styles.marks[tone]} />
            <span>{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
