import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FolderOpen, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { type Binned, binKinds, binQuery } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { binKindsOf } from '@icss/core/recycle-bin/recycle-bin.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useNotify } from '../shell/useNotify.ts'
import { useNow } from '../shell/useNow.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { EmptyBin } from './EmptyBin.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import * as styles from './RecycleBin.css.ts'

const day = 86_400_000
/** Days left from which on it is said in amber. */
const soon = 3

const isNameTaken = (error: unknown) => error instanceof ProblemError && error.code.endsWith('name_taken')

/** What was deleted and can be restored for 30 days (product.md section 14). */
export default function RecycleBinScreen() {
  const t = useCopy()
  const session = useSession()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  const pathTo = usePaths()
  const now = useNow()
  const state = useListQuery(binQuery)
  const [doomed, setDoomed] = useState<Binned>()
  const [renamed, setRenamed] = useState<Binned>()
  const seen = binKindsOf(session, 'list')
  const mayDelete = new Set(binKindsOf(session, 'delete'))
  const { kind } = state.query

  const restore = useMutation({
    mutationFn: (one: Binned) => client.recycleBin.restore({ params: one, body: {} }),
    onSuccess: async (_, { name }) => {
      notify.done(t('recycleBin.restored', { name }))
      await queries.invalidateQueries()
    },
    onError: (error, one) => (isNameTaken(error) ? setRenamed(one) : notify.failed(error)),
  })
  const erase = useMutation({
    mutationFn: (one: Binned) => client.recycleBin.erase({ params: one }),
    onSuccess: async () => {
      notify.done(t('recycleBin.erased'))
      setDoomed(undefined)
      await queries.invalidateQueries({ queryKey: ['recycleBin'] })
    },
  })
  const daysLeft = ({ erasedAt }: Binned) => Math.floor((Date.parse(erasedAt) - now) / day)
  const mayEmpty = kind === undefined ? seen.every((one) => mayDelete.has(one)) : mayDelete.has(kind)
  return (
    <>
      <RecordList
        title={t('recycleBin.title')}
        queryKey="recycleBin"
        state={state}
        load={(query, signal) => client.recycleBin.list({ query }, { signal })}
        getKey={({ kind: of, id }) => `${of} ${id}`}
        count={(count) => t('recycleBin.count', { count })}
        hint={<p className={styles.hint}>{t('recycleBin.hint')}</p>}
        empty={{ title: t('recycleBin.empty.title'), text: t('recycleBin.empty.text') }}
        filters={
          <FilterBar label={t('recycleBin.search')}>
            <ChoiceFilter
              label={t('recycleBin.fields.kind')}
              value={kind}
              onChange={(chosen) => state.change({ kind: chosen, page: 1 })}
              options={binKinds
                .filter((one) => seen.includes(one))
                .map((value) => ({ value, label: t(`${value}.title`) }))}
            />
          </FilterBar>
        }
        headActions={(total) => (
          <>
            {mayCall(contract.files.list, session) && (
              <Button icon={<FolderOpen size={16} />} href={`${pathTo('eusFileShow')}?state=deleted`}>
                {t('recycleBin.files')}
              </Button>
            )}
            {mayEmpty && <EmptyBin kind={kind} isEmpty={total === 0} />}
          </>
        )}
        columns={[
          { id: 'name', header: t('recycleBin.fields.name'), isName: true, minWidth: 200, render: ({ name }) => name },
          {
            id: 'kind',
            header: t('recycleBin.fields.kind'),
            width: 150,
            render: (one) => t(`${one.kind}.title`),
          },
          {
            id: 'deletedBy',
            header: t('recycleBin.fields.deletedBy'),
            width: 170,
            render: ({ deletedBy }) => deletedBy || t('recycleBin.byServer'),
          },
          {
            id: 'deletedAt',
            header: t('recycleBin.fields.deletedAt'),
            width: timeWidth(150),
            isSortable: true,
            render: ({ deletedAt }) => formatDateTime(deletedAt),
          },
          {
            id: 'daysLeft',
            header: t('recycleBin.fields.daysLeft'),
            width: 112,
            render: (one) => {
              const left = daysLeft(one)
              return (
                <Status tone={left < soon ? 'warn' : 'neutral'}>
                  {left < 1 ? t('recycleBin.lastDay') : t('recycleBin.daysLeft', { count: left })}
                </Status>
              )
            },
          },
        ]}
        actionCount={2}
        actions={(one) =>
          mayDelete.has(one.kind) && (
            <>
              <IconButton
                size="small"
                label={`${t('recycleBin.restore')} ${one.name}`}
                tooltip={t('recycleBin.restore')}
                icon={<Undo2 size={16} />}
                isPending={restore.isPending && restore.variables.id === one.id}
                onPress={() => restore.mutate(one)}
              />
              <IconButton
                size="small"
                label={`${t('recycleBin.erase')} ${one.name}`}
                tooltip={t('recycleBin.erase')}
                icon={<Trash2 size={16} />}
                onPress={() => setDoomed(one)}
              />
            </>
          )
        }
      />
      <Question
        isOpen={doomed !== undefined}
        onClose={() => {
          erase.reset()
          setDoomed(undefined)
        }}
        onConfirm={() => doomed && erase.mutate(doomed)}
        title={t('recycleBin.eraseTitle')}
        confirmLabel={t('recycleBin.erase')}
        isDestructive
        isPending={erase.isPending}
        error={erase.error}
      >
        {t('recycleBin.eraseText', { name: doomed?.name ?? '' })}
      </Question>
      {renamed && <RestoreDialog binned={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  )
}
