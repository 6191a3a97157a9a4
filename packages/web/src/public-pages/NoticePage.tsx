import { localeOf } from '@icss/core/copy/language.ts'
import type { PublicNotice } from '@icss/core/notices/notices.contract.ts'
import { RichText } from '@icss/ui/RichText/RichText.tsx'
import { filled, usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type NoticePageProps = { notice: PublicNotice }

export function NoticePage({ notice }: NoticePageProps) {
  const { copy, language } = usePageCopy()
  const format = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short' })
  const [from, to] = [notice.startAt, notice.endAt].map((instant) => format.format(new Date(instant)))
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{notice.title}</h1>
      <p className={styles.facts}>
        <span>{filled(copy.notice.publisher, { name: notice.publisher })}</span>
        <span>{filled(copy.notice.window, { from, to })}</span>
      </p>
      <div className={styles.body}>
        <RichText html={notice.body} />
      </div>
    </article>
  )
}
