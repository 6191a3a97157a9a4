import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { localeOf } from '@icss/core/copy/language.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { LaterPart } from '../server/LaterPart.tsx'
import { withRest } from '../shell/load-rest.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNow } from '../shell/useNow.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { CreateMenu } from './CreateMenu.tsx'
import { DuePanel } from './DuePanel.tsx'
import * as styles from './Home.css.ts'
import { RunsPanel } from './RunsPanel.tsx'
import { StepsPanel } from './StepsPanel.tsx'
import { StoragePanel } from './StoragePanel.tsx'

/** It names actions of every feature. */
const loadEditedPanel = () => withRest(() => import('./EditedPanel.tsx'))

/** Milliseconds between two looks at what is due. */
const lookEvery = 60_000

/** Open steps from which on they come before all else: the channel is new. */
const newFrom = 3

/** `/`: what is due, what failed, what is running, how full, what was edited, first steps (home-screen.md). */
export default function HomeScreen() {
  const { account } = useSession()
  return account.role === 'provider' ? <Outside /> : <Inside />
}

/** The provider acts inside no channel, and has no screens. */
function Outside() {
  const t = useCopy()
  return (
    <>
      <PageHead title={t('home.title')} />
      <Panel isPadded>
        <EmptyState
          picture="locked"
          title={t('home.provider.title')}
          text={t('home.provider.text')}
          actions={<code>icss platform --help</code>}
        />
      </Panel>
    </>
  )
}

function Inside() {
  const t = useCopy()
  const { language } = useLanguage()
  const now = useNow()
  const isReader = useReadsOnly()
  const { home } = useClient()
  const found = useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => home.show({}, { signal }),
    refetchInterval: lookEvery,
  })
  const weekday = new Intl.DateTimeFormat(localeOf[language], { weekday: 'long' }).format(now)
  return (
    <>
      <PageHead title={t('home.title')} count={`${formatDay(now)} ${weekday}`} actions={<CreateMenu />} />
      <Fetched query={found} outline={2}>
        {({ due, storage, edited, steps: taken }) => {
          // First steps are for who can take them.
          const steps = isReader ? undefined : taken
          const isNew = (steps ?? []).filter(({ count }) => count === 0).length >= newFrom
          return (
            <div className={styles.columns}>
              <div className={styles.column}>
                {steps && isNew && <StepsPanel steps={steps} />}
                <div className={styles.places[1]}>
                  <DuePanel due={due} now={now} />
                </div>
                <div className={styles.places[4]}>
                  <LaterPart name="EditedPanel" load={loadEditedPanel} lines={edited.length}>
                    {({ EditedPanel }) => <EditedPanel edited={edited} now={now} />}
                  </LaterPart>
                </div>
              </div>
              <div className={styles.column}>
                <div className={styles.places[2]}>
                  <RunsPanel />
                </div>
                <div className={styles.places[3]}>
                  <StoragePanel storage={storage} />
                </div>
                {steps && !isNew && (
                  <div className={styles.places[5]}>
                    <StepsPanel steps={steps} />
                  </div>
                )}
              </div>
            </div>
          )
        }}
      </Fetched>
    </>
  )
}
