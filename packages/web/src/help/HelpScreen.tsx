import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { type HelpPage, helpPages, helpTitles } from '@icss/core/help/help-pages.ts'
import { mayOpenRoute } from '@icss/core/routes/may-open.ts'
import { routeAt } from '@icss/core/routes/path.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useShown } from '../shell/useShown.ts'
import { HelpArticle } from './HelpArticle.tsx'
import { HelpIndex } from './HelpIndex.tsx'
import * as styles from './HelpScreen.css.ts'

/** A help page under /explain/ (seed section 2), beside the others by what somebody wants to do. */
export default function HelpScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const name = useShown(({ pathname }) => routeAt(pathname)?.name) as HelpPage
  const open = helpPages.map((page) => page.name).filter((page) => mayOpenRoute(session, routes[page], language))
  return (
    <>
      <PageHead title={helpTitles[name][language]} />
      <div className={styles.sides}>
        <Panel isPadded>
          <HelpArticle key={name} name={name} open={open} />
        </Panel>
        <Panel isPadded title={t('help.index')}>
          <HelpIndex name={name} open={open} />
        </Panel>
      </div>
    </>
  )
}
