import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { progressWords, shareOf } from './operation-words.ts'
import { note } from './OperationProgress.css.ts'
import { ReadingNotes } from './ReadingNotes.tsx'

/** How far a run is, whether its news still come, and why it failed if it did. */
export function OperationProgress({ run, isLost = false }: { run: Operation; isLost?: boolean }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { inOneLine } = useErrorWording()
  const { status, failure } = run
  const fault =
    failure && inOneLine({ code: isErrorCode(failure.code) ? failure.code : 'server.failed', params: failure.params })
  return (
    <Panel isPadded>
      <ProgressBar
        label={t(`operations.status.${status}`)}
        value={Math.round(shareOf(run) * 100)}
        count={progressWords(t, run)}
        {...(status === 'failed' ? { tone: 'bad' as const } : status === 'done' ? { tone: 'good' as const } : {})}
      />
      <ReadingNotes run={run} />
      {isLost && (
        <p role="status" className={note}>
          {t('operations.lost')}
        </p>
      )}
      {fault && (
        <p role="alert" className={note}>
          {t('operations.failed')}
          {language === 'zh' ? '：' : ': '}
          {fault}
        </p>
      )}
    </Panel>
  )
}
