import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { parts } from '../entities/DetailScreen.css.ts'
import { editedKey } from '../forms/EditScreen.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { AlikeRows } from './AlikeRows.tsx'
import { OperationActions } from './OperationActions.tsx'
import { statusTones, titleOf } from './operation-words.ts'
import { OperationProgress } from './OperationProgress.tsx'
import { RejectedRows } from './RejectedRows.tsx'
import { useOperationEvents } from './useOperationEvents.ts'

/** One bulk run: how far it is while it goes, what came of it, and what may be done with it. */
export function OperationDetail({ id }: { id: string }) {
  const t = useCopy()
  const client = useClient()
  const queries = useQueryClient()
  const pathTo = usePaths()
  const params = { operationId: id }
  const queryKey = ['operations', 'one', id]
  const found = useQuery({ queryKey, queryFn: ({ signal }) => client.operations.show({ params }, { signal }) })
  const run = found.data
  const isLost = useOperationEvents({
    open: (signal) => client.operations.events({ params }, { signal }),
    take: (changed) => queries.setQueryData(queryKey, changed),
    isOn: run !== undefined && !isFinished(run),
  })
  const isOver = run !== undefined && isFinished(run)
  useEffect(() => {
    // Lists that were read before show what it has changed once somebody comes back to them.
    if (isOver)
      void queries.invalidateQueries({ predicate: ({ queryKey: [of] }) => of !== editedKey, refetchType: 'none' })
  }, [isOver, queries])
  const title = run ? titleOf(t, run) : t('operations.title')
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t('operations.title'), href: pathTo('operations') }, { label: title }],
        }}
        actions={run && <OperationActions run={run} />}
      />
      <div className={parts}>
        <Fetched query={found}>
          {(one) => (
            <>
              <OperationProgress run={one} isLost={isLost} />
              <Facts run={one} />
              {one.alike > 0 && isFinished(one) && <AlikeRows run={one} />}
              {one.bad > 0 && isFinished(one) && <RejectedRows run={one} />}
            </>
          )}
        </Fetched>
      </div>
    </>
  )
}

function Facts({ run }: { run: Operation }) {
  const t = useCopy()
  const { language } = useLanguage()
  const pathTo = usePaths()
  const { kind, status, startedBy, createdAt, finishedAt, undoes, undoneBy } = run
  const linkTo = (id: string | null) =>
    id !== null && <Link href={pathTo('operations', { id })}>{t('operations.fields.show')}</Link>
  const counts = (['created', 'updated', 'deleted', 'skipped', 'alike', 'bad'] as const).filter(
    (name) => run[name] > 0 || name === 'bad',
  )
  return (
    <Panel isPadded>
      <DescriptionList
        items={[
          { label: t('operations.fields.kind'), value: t(`operations.kinds.${kind}`) },
          {
            label: t('operations.fields.status'),
            value: <Status tone={statusTones[status]}>{t(`operations.status.${status}`)}</Status>,
          },
          { label: t('operations.fields.startedBy'), value: startedBy },
          { label: t('operations.fields.createdAt'), value: formatDateTime(createdAt) },
          { label: t('operations.fields.finishedAt'), value: finishedAt && formatDateTime(finishedAt) },
          { label: t('operations.fields.rows'), value: formatNumber(run.good + run.bad, language) },
          ...counts.map((name) => ({
            label: t(`operations.fields.${name}`),
            value: formatNumber(run[name], language),
          })),
          ...(undoes === null ? [] : [{ label: t('operations.fields.undoes'), value: linkTo(undoes) }]),
          ...(undoneBy === null ? [] : [{ label: t('operations.fields.undoneBy'), value: linkTo(undoneBy) }]),
          { label: t('operations.id'), value: run.id, isWide: true },
        ]}
      />
    </Panel>
  )
}
