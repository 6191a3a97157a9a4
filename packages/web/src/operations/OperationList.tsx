import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@icss/ui/Link/Link.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { operationListQuery } from '@icss/core/operations/operations.contract.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { progressWords, shareOf, statusTones, titleOf } from './operation-words.ts'
import { useOperationEvents } from './useOperationEvents.ts'

interface Page {
  readonly items: Operation[]
  readonly total: number
}

const key = 'operations'

/** The bulk runs of the channel, kept up to date as they go. */
export function OperationList() {
  const t = useCopy()
  const client = useClient()
  const queries = useQueryClient()
  const pathTo = usePaths()
  const state = useListQuery(operationListQuery)

  const list = { queryKey: [key, 'list'] }
  const readAgain = () => queries.invalidateQueries(list)

  const take = (changed: Operation) => {
    const isKnown = queries
      .getQueriesData<Page>(list)
      .some(([, page]) => page?.items.some(({ id }) => id === changed.id))
    queries.setQueriesData<Page>(
      list,
      (page) => page && { ...page, items: page.items.map((one) => (one.id === changed.id ? changed : one)) },
    )
    // A list that is on its way may be older than the end that was told.
    if (!isKnown || (isFinished(changed) && queries.isFetching(list) > 0)) void readAgain()
  }
  const opened = async () => {
    // The first load is waited for, not begun anew.
    const hasLoaded = queries.getQueriesData(list).some(([, page]) => page !== undefined)
    await readAgain()
    if (!hasLoaded) await readAgain()
  }
  useOperationEvents({ open: (signal) => client.operations.listEvents({}, { signal }), opened, take })

  return (
    <RecordList
      title={t('operations.title')}
      queryKey={key}
      state={state}
      load={(query, signal) => client.operations.list({ query }, { signal })}
      getKey={({ id }) => id}
      count={(count) => t('operations.count', { count })}
      empty={{ title: t('operations.empty.title'), text: t('operations.empty.text') }}
      columns={[
        {
          id: 'title',
          header: t('operations.fields.title'),
          isName: true,
          minWidth: 200,
          render: (run) => <Link href={pathTo('operations', { id: run.id })}>{titleOf(t, run)}</Link>,
        },
        {
          id: 'kind',
          header: t('operations.fields.kind'),
          width: 170,
          isWideOnly: true,
          render: ({ kind }) => t(`operations.kinds.${kind}`),
        },
        {
          id: 'status',
          header: t('operations.fields.status'),
          width: 104,
          render: ({ status }) => <Status tone={statusTones[status]}>{t(`operations.status.${status}`)}</Status>,
        },
        {
          id: 'progress',
          header: t('operations.fields.progress'),
          width: 220,
          render: (run) =>
            isFinished(run) ? (
              t('operations.outcome', { good: run.good, bad: run.bad })
            ) : (
              <ProgressBar label={progressWords(t, run)} value={Math.round(shareOf(run) * 100)} isInOneLine />
            ),
        },
        {
          id: 'startedBy',
          header: t('operations.fields.startedBy'),
          width: 110,
          render: ({ startedBy }) => startedBy,
        },
        {
          id: 'createdAt',
          header: t('operations.fields.createdAt'),
          width: timeWidth(150),
          isSortable: true,
          render: ({ createdAt }) => formatDateTime(createdAt),
        },
      ]}
    />
  )
}
