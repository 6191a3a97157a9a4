import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { localeOf } from '@icss/core/copy/language.ts'
import { outline } from '@icss/core/contract/outline.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { laterCode } from '../server/later-code.ts'
import { LaterPart } from '../server/LaterPart.tsx'
import { loadRest, withRest } from '../shell/load-rest.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNow } from '../shell/useNow.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
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

/** What can be made, as far as the session may. */
function CreateMenu() {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const isReader = useReadsOnly()
  const pathTo = usePaths()
  const { isSuccess: hasRest } = useQuery(laterCode('rest', loadRest))
  const made = [
    { noun: 'companies', path: pathTo('editBusinessManagement', { companyId: 'new' }) },
    { noun: 'resources', isLater: true, path: pathTo('newResources') },
    { noun: 'demands', isLater: true, path: pathTo('newDemand') },
    { noun: 'activities', isLater: true, path: pathTo('newActivities') },
    { noun: 'news', isLater: true, path: pathTo('newNews') },
    { noun: 'courses', path: pathTo('uploadcourse') },
    { noun: 'lives', path: pathTo('createLive') },
    { noun: 'files', path: pathTo('eusFileUpload') },
    { noun: 'notices', path: pathTo('eusnewNotice') },
    { noun: 'meetings', path: pathTo('newMeeting') },
  ] as const
  const items = made
    // Its words come later, and nothing waits for them.
    .filter((one) => hasRest || !('isLater' in one))
    .filter(({ noun, path }) => meets(outline[noun].create.needs, session) && mayOpen(session, path, language))
    .map(({ noun, path }) => ({ id: noun, label: t(`${noun}.create`), href: path }))
  if (isReader || items.length === 0) return null
  return (
    <Menu
      label={t('home.create')}
      trigger={
        <Button variant="primary" icon={<Plus size={16} />}>
          {t('home.create')}
        </Button>
      }
      items={items}
    />
  )
}
