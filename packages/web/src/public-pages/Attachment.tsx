import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

/** The file of a notice or a piece of news; `file` is where it is read, '' where there is none. */
export function Attachment({ file }: { file: string }) {
  const { copy } = usePageCopy()
  if (file === '') return null
  return (
    <p>
      <a href={file} target="_blank" rel="noopener nofollow ugc noreferrer" className={styles.language}>
        {copy.notice.file}
      </a>
    </p>
  )
}
