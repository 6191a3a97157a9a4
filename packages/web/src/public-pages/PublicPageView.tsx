import { languages, localeOf } from '@icss/core/copy/language.ts'
import { languageParam, type PublicPage, type PublicPageContent } from '@icss/core/public-links/public-page.ts'
import { NoticePage } from './NoticePage.tsx'
import { PageLanguage, usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type PublicPageViewProps = PublicPage

/** The channel whose page it is, and the other language. */
function PageTop({ name }: { name: string }) {
  const { copy, language } = usePageCopy()
  const other = languages.find((one) => one !== language) ?? 'zh'
  return (
    <header className={styles.head}>
      <span>{name}</span>
      <a
        className={styles.language}
        href={`?${languageParam}=${other}`}
        lang={localeOf[other]}
        hrefLang={localeOf[other]}
      >
        {copy.language}
      </a>
    </header>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.empty}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{text}</p>
    </div>
  )
}

function Content({ content }: { content: PublicPageContent }) {
  const { copy } = usePageCopy()
  return content.kind === 'notice' ? <NoticePage notice={content.notice} /> : <Words {...copy[content.kind]} />
}

/** A page without login, for phones. */
export function PublicPageView({ language, content }: PublicPageViewProps) {
  return (
    <PageLanguage value={language}>
      <main className={styles.page}>
        <PageTop name={content.kind === 'notice' ? content.notice.channelName : ''} />
        <Content content={content} />
      </main>
    </PageLanguage>
  )
}
