import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDay, formatTime } from '@icss/core/copy/format.ts'
import type { EditedItem } from '@icss/core/home/home.contract.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { actionWords } from '../audit/action-words.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useRecordPath } from '../shell/useRecordPath.ts'
import * as styles from './Home.css.ts'

/** The things that were changed last, each with what was done and by whom. */
export function EditedPanel({ edited, now }: { edited: readonly EditedItem[]; now: number }) {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const pathTo = usePaths()
  const trail = pathTo('audit')
  const pathOf = useRecordPath()
  return (
    <Panel
      title={t('home.edited.title')}
      aside={mayOpen(session, trail, language) && <Link href={trail}>{t('home.edited.all')}</Link>}
    >
      {edited.length === 0 && <p className={styles.nothing}>{t('home.edited.nothing')}</p>}
      <ul>
        {edited.map((one) => {
          const path = pathOf(one.noun, one.id)
          const isToday = formatDay(one.at) === formatDay(now)
          return (
            <li key={one.id} className={styles.edited}>
              <span className={styles.editedName}>
                {path === undefined ? one.name : <Link href={path}>{one.name}</Link>}
              </span>
              <span className={styles.muted}>{t(`${one.noun}.title`)}</span>
              <span className={styles.did}>{actionWords(one.action, language)}</span>
              <span className={styles.muted}>{one.isOwn ? t('home.edited.me') : one.account}</span>
              <span className={styles.at}>{isToday ? formatTime(one.at) : formatDay(one.at).slice(5)}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
