import type { PublicNews } from '@icss/core/news/news.contract.ts'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { RichText } from '@icss/ui/RichText/RichText.tsx'
import { Attachment } from './Attachment.tsx'
import { keyed } from './keyed.ts'
import { filled, usePageCopy, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type NewsPageProps = { news: PublicNews }

/** A piece of news; its pictures come as they are scrolled to. */
export function NewsPage({ news }: NewsPageProps) {
  const { copy } = usePageCopy()
  const format = useTimeFormat({ dateStyle: 'long' })
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{news.title}</h1>
      <p className={styles.facts}>
        <span>{filled(copy.notice.publisher, { name: news.publisher })}</span>
        <span>{format.format(new Date(news.startAt))}</span>
      </p>
      <div className={styles.body}>
        <RichText value={news.body} hrefOf={(key) => news.pictures[key]} />
      </div>
      {keyed(news.gallery, ({ url }) => url).map(({ key, item: { url, caption } }) => (
        <figure key={key} className={styles.figure}>
          <LazyImage src={url} alt={caption} ratio={4 / 3} />
          {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      ))}
      <Attachment file={news.file} />
    </article>
  )
}
