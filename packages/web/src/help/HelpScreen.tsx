import { useRouterState } from '@tanstack/react-router'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import type { HelpPage } from '@icss/core/help/help-pages.ts'
import { helpTexts } from '@icss/core/help/help-texts.ts'
import { routeAt } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './HelpScreen.css.ts'

/** A help page under /explain/ (seed section 2); those of parts that do not exist yet say so. */
export default function HelpScreen() {
  const t = useCopy()
  const name = useRouterState({ select: ({ location }) => routeAt(location.pathname)?.name }) as HelpPage
  const help = helpTexts[name]
  return (
    <>
      <PageHead title={t(`routes.help.${name}`)} />
      <Panel isPadded>
        {help ? (
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
        ) : (
          <EmptyState picture="locked" title={t('shell.planned.title')} text={t('shell.planned.text')} />
        )}
      </Panel>
    </>
  )
}
