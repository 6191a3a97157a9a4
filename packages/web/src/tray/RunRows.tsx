import { Link } from '@icss/ui/Link/Link.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { useCopy } from '../language/copy.ts'
import { OperationActions } from '../operations/OperationActions.tsx'
import { progressWords, shareOf, statusTones, titleOf } from '../operations/operation-words.ts'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Tray.css.ts'
import { hasFailed } from './useRuns.ts'

/** The bulk runs, each with its way, its result and what may be done with it. */
export function RunRows({ runs }: { runs: readonly Operation[] }) {
  const t = useCopy()
  const pathTo = usePaths()
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('tray.runs')}</h3>
      <ul className={styles.rows}>
        {runs.map((run) => (
          <li key={run.id} className={hasFailed(run) ? styles.failedRun : styles.run}>
            {isFinished(run) ? (
              <div className={styles.runHead}>
                <Link href={pathTo('operations', { id: run.id })}>{titleOf(t, run)}</Link>
                <Status tone={hasFailed(run) ? 'bad' : statusTones[run.status]}>
                  {t(`operations.status.${run.status}`)}
                </Status>
              </div>
            ) : (
              <ProgressBar label={titleOf(t, run)} value={shareOf(run)} max={1} count={progressWords(t, run)} />
            )}
            {isFinished(run) && (
              <span className={styles.note}>{t('operations.outcome', { good: run.good, bad: run.bad })}</span>
            )}
            <span className={styles.acts}>
              <OperationActions run={run} />
            </span>
          </li>
        ))}
      </ul>
      <Link href={pathTo('operations')}>{t('tray.allRuns')}</Link>
    </section>
  )
}
