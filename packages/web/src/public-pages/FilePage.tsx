import type { PublicFile } from '@icss/core/files/public-files.contract.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { filled, usePageCopy, usePagePlace, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type FilePageProps = { file: PublicFile }

/** A file that is marked public. */
export function FilePage({ file: { name, type, size, time } }: FilePageProps) {
  const { copy } = usePageCopy()
  const { path } = usePagePlace()
  const day = useTimeFormat({ dateStyle: 'long' }).format(new Date(time))
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.facts}>
        {type !== '' && <span>{type.toUpperCase()}</span>}
        <span>{sizeText(size)}</span>
        <span>{filled(copy.file.time, { time: day })}</span>
      </p>
      <p>
        <a className={styles.action} href={`${path}/download?download`} download>
          {copy.file.download}
        </a>
      </p>
    </article>
  )
}
