import { CircleX, Upload } from 'lucide-react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatTime } from '@icss/core/copy/format.ts'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { progressWords, shareOf, titleOf } from '../operations/operation-words.ts'
import { rejectedFileOf } from '../operations/run-files.ts'
import { usePaths } from '../shell/usePaths.ts'
import { hasFailed, useRuns } from '../tray/useRuns.ts'
import { useSendings } from '../tray/useSendings.ts'
import { isOnItsWay } from '../uploads/sending.ts'
import * as styles from './Home.css.ts'

/** Rows of each kind at most; the others are behind the link. */
const most = 3

/** What failed with the way out, then what is under way. */
export function RunsPanel() {
  const t = useCopy()
  const pathTo = usePaths()
  const runs = useRuns()
  const sending = useSendings().filter(isOnItsWay)
  const failed = runs.filter(hasFailed)
  const busy = runs.filter((run) => !isFinished(run))
  const count = busy.length + sending.length
  const size = sending.reduce((sum, { file }) => sum + file.size, 0)
  const stored = sending.reduce((sum, one) => sum + one.stored, 0)
  return (
    <Panel
      title={t('home.runs.title')}
      aside={
        <>
          {failed.length > 0 && <Status tone="bad">{t('home.runs.failed', { count: failed.length })}</Status>}
          {count > 0 && <Status tone="info">{t('home.runs.busy', { count })}</Status>}
          <Link href={pathTo('operations')}>{t('home.runs.all')}</Link>
        </>
      }
    >
      {failed.length + count === 0 && <p className={styles.nothing}>{t('home.runs.nothing')}</p>}
      <ul>
        {failed.slice(0, most).map((run) => (
          <Failed key={run.id} run={run} />
        ))}
        {sending.length > 0 && (
          <li className={styles.run}>
            <span className={styles.runTitle}>
              <Upload size={16} />
              {t('home.runs.uploads', { count: sending.length })}
            </span>
            <ProgressBar label="" value={stored} max={size} />
          </li>
        )}
        {busy.slice(0, most).map((run) => (
          <li key={run.id} className={styles.run}>
            <Link href={pathTo('operations', { id: run.id })}>{titleOf(t, run)}</Link>
            <ProgressBar label={progressWords(t, run)} value={shareOf(run)} max={1} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Failed({ run }: { run: Operation }) {
  const t = useCopy()
  const { language } = useLanguage()
  const pathTo = usePaths()
  const { id, good, bad, finishedAt } = run
  return (
    <li className={styles.failed}>
      <span className={styles.runTitle}>
        <CircleX size={16} className={styles.failedMark} />
        <Link href={pathTo('operations', { id })}>{titleOf(t, run)}</Link>
        <span className={styles.at}>{finishedAt !== null && formatTime(finishedAt)}</span>
      </span>
      <span className={styles.runFoot}>
        <span className={styles.failedWords}>
          {bad > 0 ? t('home.runs.rejected', { good, bad }) : t('operations.failed')}
        </span>
        {bad > 0 && <Link href={rejectedFileOf(id, language)}>{t('home.runs.file', { count: bad })}</Link>}
      </span>
    </li>
  )
}
