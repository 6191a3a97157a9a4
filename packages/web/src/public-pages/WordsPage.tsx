import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type WordsPageProps = { kind: 'gone' | 'busy' | 'ended' }

/** Where there is nothing to show: why, and what to do. */
export function WordsPage({ kind }: WordsPageProps) {
  const { title, text } = usePageCopy().copy[kind]
  return (
    <div className={styles.empty}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{text}</p>
    </div>
  )
}
