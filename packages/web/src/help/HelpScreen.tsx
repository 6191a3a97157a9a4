import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { type HelpPage, helpPages, helpTitles } from '@icss/core/help/help-pages.ts'
import { helpTexts } from '@icss/core/help/help-texts.ts'
import { mayOpenRoute } from '@icss/core/routes/may-open.ts'
import { pathTo, routeAt } from '@icss/core/routes/path.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useShown } from '../shell/useShown.ts'
import * as styles from './HelpScreen.css.ts'

/** A help page under /explain/ (seed section 2), beside the others; those of parts that do not exist yet say so. */
export default function HelpScreen() {
  const titleOf = useTitleOf()
  const { language } = useLanguage()
  const session = useSession()
  const name = useShown(({ pathname }) => routeAt(pathname)?.name) as HelpPage
  const written = helpPages.filter(
    (page) => page.name in helpTexts && mayOpenRoute(session, routes[page.name], language),
  )
  return (
    <>
      <PageHead title={helpTitles[name][language]} />
      <div className={styles.sides}>
        <Panel isPadded>
          <Text name={name} />
        </Panel>
        <Panel isPadded title={titleOf('help')}>
          <nav aria-label={titleOf('help')} className={styles.pages}>
            {written.map((page) => (
              <Link
                key={page.name}
                href={`#${pathTo(page.name)}`}
                {...(page.name === name ? { 'aria-current': 'page' as const } : {})}
              >
                {page.title[language]}
              </Link>
            ))}
          </nav>
        </Panel>
      </div>
    </>
  )
}

function Text({ name }: { name: HelpPage }) {
  const t = useCopy()
  const help = helpTexts[name]
  if (!help) return <EmptyState picture="locked" title={t('shell.planned.title')} text={t('shell.planned.text')} />
  return (
    <article className={styles.page}>
      <p>{help.about}</p>
      {help.sections.map(({ title, steps }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}
