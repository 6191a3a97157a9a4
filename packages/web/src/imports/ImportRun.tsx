import { useQuery } from '@tanstack/react-query'
import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { AlikeRows } from '../operations/AlikeRows.tsx'
import { OperationProgress } from '../operations/OperationProgress.tsx'
import { ReadingNotes } from '../operations/ReadingNotes.tsx'
import { RejectedRows } from '../operations/RejectedRows.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import type { ChosenTable } from './chosen-table.ts'
import { ChooseTable } from './ChooseTable.tsx'
import { CorrectRows } from './CorrectRows.tsx'
import * as styles from './Imports.css.ts'
import { listRoutes } from './list-routes.ts'
import { useImportRun } from './useImportRun.ts'

interface Corrected {
  readonly source: ChosenTable
  readonly next: 'check' | 'start'
}

export type ImportRunProps = { kind: ImportKind; operation: Operation | undefined }

/** An import from the choice of its table to its last corrected row, as core's machine has it. */
export function ImportRun({ kind, operation }: ImportRunProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const pathTo = usePaths()
  const titleOf = useTitleOf()
  const { state, send } = useImportRun(kind, operation)
  /** The corrected table that was sent last, to be sent again where it did not arrive. */
  const [corrected, setCorrected] = useState<Corrected>()
  const { context } = state
  const run = context.operation
  const title = t(`operations.kinds.${kind}.import`)
  const listPath = pathTo(listRoutes[kind])
  const choose = (source: ChosenTable) =>
    send({ type: 'choose', file: { name: source.file.name, size: source.file.size, source } })
  const sendCorrected = (table: Corrected) => {
    setCorrected(table)
    send({ type: 'again' })
    choose(table.source)
    send({ type: table.next })
  }
  const isSending = state.matches('sending') || state.matches('sendingCheck')
  const isWatching = state.matches('watching')
  const isChecked = state.matches('checked')
  const isChoosing = corrected === undefined && run === undefined && (state.matches('choosing') || isSending)
  const hasEnded = (['done', 'partlyFailed', 'failed', 'cancelled'] as const).some((one) => state.matches(one))
  const fault = state.matches('failed') ? undefined : inOneLine(context.failure)
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: titleOf(listRoutes[kind]), href: listPath }, { label: title }],
        }}
        actions={
          <>
            {(isChecked || hasEnded) && (
              <Button
                onPress={() => {
                  setCorrected(undefined)
                  send({ type: 'again' })
                }}
              >
                {t('imports.another')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.parts}>
        {isChoosing && (
          <ChooseTable
            kind={kind}
            isPending={isSending}
            onCheck={(table, options) => {
              choose(table)
              send({ type: 'options.changed', options })
              send({ type: 'check' })
            }}
          />
        )}
        {fault && (
          <Panel isPadded>
            <div className={styles.between}>
              <p role="alert" className={styles.words}>
                {fault}
              </p>
              {corrected && state.matches('choosing') && (
                <Button onPress={() => sendCorrected(corrected)}>{t('shell.retry')}</Button>
              )}
            </div>
          </Panel>
        )}
        {isSending && !isChoosing && (
          <Panel isPadded>
            <p role="status" className={styles.words}>
              {t('imports.sending')}
            </p>
          </Panel>
        )}
        {isWatching && run && (
          <>
            <OperationProgress run={run} />
            <div className={styles.between}>
              <p role="status" className={styles.quiet}>
                {t(run.dryRun ? 'imports.checking' : 'imports.importing')}
              </p>
              <Button
                icon={<CircleStop size={16} />}
                isPending={state.matches({ watching: 'cancelling' })}
                onPress={() => send({ type: 'cancel' })}
              >
                {t('imports.cancel')}
              </Button>
            </div>
          </>
        )}
        {state.matches('interrupted') && (
          <Panel isPadded>
            <div className={styles.between}>
              <p className={styles.words}>{t('imports.interrupted')}</p>
              <Button variant="primary" onPress={() => send({ type: 'resume' })}>
                {t('imports.watchAgain')}
              </Button>
            </div>
          </Panel>
        )}
        {isChecked && run && (
          <Checked run={run} mayStart={state.can({ type: 'start' })} onStart={() => send({ type: 'start' })} />
        )}
        {hasEnded && run && <Ended run={run} />}
        {run && run.alike > 0 && (isChecked || hasEnded) && <AlikeRows run={run} />}
        {run && run.bad > 0 && isChecked && run.good > 0 && <RejectedRows run={run} />}
        {run && run.bad > 0 && (hasEnded || (isChecked && run.good === 0)) && (
          <Correction run={run} onSend={(source) => sendCorrected({ source, next: run.dryRun ? 'check' : 'start' })} />
        )}
        {hasEnded && (
          <p className={styles.words}>
            <Link href={listPath}>{t('imports.toList')}</Link>
          </p>
        )}
      </div>
    </>
  )
}

function Checked({ run, mayStart, onStart }: { run: Operation; mayStart: boolean; onStart: () => void }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { good, created, updated, skipped, alike, bad } = run
  return (
    <Panel title={t('imports.checked')} isPadded>
      <div className={styles.between}>
        <div className={styles.notes}>
          <p role="status" className={styles.words}>
            {t('imports.checkedCounts', { good, created, updated, skipped, bad })}
          </p>
          <ReadingNotes run={run} />
          {alike > 0 && <p className={styles.quiet}>{t('imports.alikeCounts', { alike })}</p>}
          {bad > 0 && good > 0 && <p className={styles.quiet}>{t('imports.checkedLater')}</p>}
          {good > 0 && !mayStart && <p className={styles.words}>{t('imports.checkedBefore')}</p>}
        </div>
        {mayStart && (
          <Button variant="primary" onPress={onStart}>
            {t('imports.start', { count: formatNumber(good, language) })}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Ended({ run }: { run: Operation }) {
  const t = useCopy()
  const pathTo = usePaths()
  const { status, created, updated, skipped, bad } = run
  const title = {
    done: 'imports.imported',
    failed: 'imports.failedTitle',
    cancelled: 'imports.cancelledTitle',
  } as const
  return (
    <>
      {status === 'failed' && <OperationProgress run={run} />}
      <Panel title={t(title[status as keyof typeof title])} isPadded>
        <div className={styles.between}>
          <div>
            <p role="status" className={styles.words}>
              {t('imports.counts', { created, updated, skipped, bad })}
            </p>
            {status !== 'failed' && <ReadingNotes run={run} />}
          </div>
          <Link href={pathTo('operations', { id: run.id })}>{t('imports.run')}</Link>
        </div>
      </Panel>
    </>
  )
}

function Correction({ run, onSend }: { run: Operation; onSend: (table: ChosenTable) => void }) {
  const client = useClient()
  const found = useQuery({
    queryKey: ['operations', 'toCorrect', run.id],
    queryFn: ({ signal }) => client.operations.toCorrect({ params: { operationId: run.id } }, { signal }),
    staleTime: Infinity,
  })
  return (
    <Fetched query={found}>{(rows) => <CorrectRows key={run.id} run={run} found={rows} onSend={onSend} />}</Fetched>
  )
}
