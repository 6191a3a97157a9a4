import type { PublicNotice } from '@icss/core/notices/notices.contract.ts'
import { RichText } from '@icss/ui/RichText/RichText.tsx'
import { Attachment } from './Attachment.tsx'
import { filled, usePageCopy, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type NoticePageProps = { notice: PublicNotice }

export function NoticePage({ notice }: NoticePageProps) {
  const { copy } = usePageCopy()
  const format = useTimeFormat({ dateStyle: 'long', timeStyle: 'short' })
  const [from, to] = [notice.startAt, notice.endAt].map((instant) => format.format(new Date(instant)))
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{notice.title}</h1>
      <p className={styles.facts}>
        <span>{filled(copy.notice.publisher, { name: notice.publisher })}</span>
        <span>{filled(copy.notice.window, { from, to })}</span>
      </p>
      <div className={styles.body}>
        <RichText value={notice.body} hrefOf={(key) => notice.pictures[key]} />
      </div>
      <Attachment file={notice.file} />
    </article>
  )
}
