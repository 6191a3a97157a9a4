import { type Language, languages, localeOf } from '@icss/core/copy/language.ts'
import { languageParam, type PagePlace, type PublicPageContent } from '@icss/core/public-links/public-page.ts'
import { filled, PageLanguage, PagePlaceContext, usePageCopy } from './page-copy.ts'
import type { ContentOf, PageKind, PageView } from './page-views.ts'
import { ReportLink } from './ReportLink.tsx'
import * as styles from './pages.css.ts'

/** The channel whose page it is, with its logo, and the other language. */
function PageTop({ name, logo }: { name: string; logo: string | undefined }) {
  const { copy, language } = usePageCopy()
  const other = languages.find((one) => one !== language) ?? 'zh'
  return (
    <header className={styles.head}>
      <span className={styles.channel}>
        {logo !== undefined && <img src={logo} alt="" className={styles.logo} />}
        <span className={styles.channelName}>{name}</span>
      </span>
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

/** The channel whose page it is, where that may be said. */
function channelOf(content: PublicPageContent): string {
  switch (content.kind) {
    case 'notice':
      return content.notice.channelName
    case 'news':
      return content.news.channelName
    case 'course':
      return content.course.channelName
    case 'live':
      return content.live.channelName
    case 'file':
      return content.file.channelName
    case 'binding':
    case 'join':
    case 'signIn':
      return content.page.channelName
    case 'desk':
      return content.desk.channelName
    case 'activity':
      return content.activity.channelName
    case 'signUp':
      return content.signUp.channelName
    case 'introduction':
      return content.introduction.channelName
    case 'place':
      return content.place.channelName
    case 'employee':
    case 'employeeCard':
    case 'businessCard':
      return content.card.channelName
    case 'chamber':
      return content.chamber.channelName
    case 'company':
      return content.company.channelName
    case 'resource':
    case 'demand':
      return content.shelved.channelName
    default:
      return ''
  }
}

type FramedProps = {
  content: PublicPageContent
  view: PageView
  logo: string | undefined
  reporter: string | undefined
}

function Framed({ content, view: View, logo, reporter }: FramedProps) {
  const { copy } = usePageCopy()
  const name = channelOf(content)
  switch (content.kind) {
    case 'drawCheck':
      return <View {...content} />
    case 'home':
    case 'homePreview':
      return (
        <main className={styles.whole}>
          <View {...content} />
        </main>
      )
    default:
      return (
        <main className={styles.page}>
          <PageTop name={name} logo={logo} />
          <View {...content} />
          {reporter !== undefined && <ReportLink reporter={reporter} />}
          {name !== '' && <footer className={styles.foot}>{filled(copy.by, { name })}</footer>}
        </main>
      )
  }
}

export type PublicPageViewProps<K extends PageKind> = {
  language: Language
  content: ContentOf<K>
  /** The view of the content, which is there before anything is drawn, so that a page appears at once and whole. */
  view: PageView<K>
  /** Where the logo of the channel is read. */
  logo?: string | undefined
  /** What names the own card of whoever may report what is shown. */
  reporter?: string | undefined
  /** Where it is seen; the address of this window unless said otherwise. */
  place?: PagePlace
}

const here = (): PagePlace => ({ path: location.pathname, search: location.search })

/** A page without login, for phones. */
export function PublicPageView<K extends PageKind>({
  language,
  content,
  view,
  logo,
  reporter,
  place = here(),
}: PublicPageViewProps<K>) {
  return (
    <PageLanguage value={language}>
      <PagePlaceContext value={place}>
        <Framed content={content} view={view as PageView} logo={logo} reporter={reporter} />
      </PagePlaceContext>
    </PageLanguage>
  )
}
