import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListQuery, ListState } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { SubChannelRights } from './sub-channel-rights.ts'
import { useFlagWords } from './useFlagWords.ts'

export type RightsQuery = ListQuery & { readonly sort: 'name' | '-name'; readonly q?: string | undefined }

/** Chosen sub-channels by id, those of other pages too. */
export type Chosen = ReadonlyMap<string, SubChannelRights>

export type ChooseChannelsProps = {
  state: ListState<RightsQuery>
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  onChange: () => void
}

/** What each sub-channel may do and where that comes from; those to be changed are chosen here. */
export function ChooseChannels({ state: { query, change }, chosen, onChoose, onChange }: ChooseChannelsProps) {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const client = useClient()
  const words = useFlagWords()
  const { page, pageSize, sort, q } = query
  const list = useQuery({
    queryKey: ['permissions', 'list', { page, pageSize, sort, q }],
    queryFn: ({ signal }) => client.permissions.show({ query: { page, pageSize, sort, q } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.items ?? []
  const fault = list.error ? wordUnknown(list.error) : undefined
  const clearSearch = <Button onPress={() => change({ q: undefined, page: 1 })}>{t('lists.noMatch.clear')}</Button>
  return (
    <>
      <FilterBar
        label={t('permissions.search')}
        {...(chosen.size === 0
          ? {}
          : {
              selection: (
                <>
                  <span>{t('permissions.chosen', { count: chosen.size })}</span>
                  <Button size="small" variant="primary" icon={<SlidersHorizontal size={14} />} onPress={onChange}>
                    {t('permissions.change')}
                  </Button>
                  <Button size="small" variant="quiet" icon={<X size={14} />} onPress={() => onChoose(new Map())}>
                    {t('permissions.clear')}
                  </Button>
                </>
              ),
            })}
      >
        <SearchFilter label={t('permissions.search')} value={q} onChange={(found) => change({ q: found, page: 1 })} />
      </FilterBar>
      <DataTable
        label={t('permissions.title')}
        isLoading={list.isPending || list.isPlaceholderData}
        rows={rows}
        getKey={({ id }) => id}
        selection={new Set(chosen.keys())}
        onSelect={(ids) => {
          const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)])
          onChoose(new Map([...known].filter(([id]) => ids.has(id))))
        }}
        selectLabels={{ all: t('lists.selectPage'), row: ({ name }) => name }}
        sort={{ column: 'name', direction: sort === '-name' ? 'descending' : 'ascending' }}
        onSort={({ direction }) => change({ page: 1, sort: direction === 'descending' ? '-name' : 'name' })}
        columns={[
          {
            id: 'name',
            header: t('permissions.columns.name'),
            isName: true,
            isSortable: true,
            minWidth: 160,
            render: ({ name }) => <NameCell name={name} search={q ?? ''} />,
          },
          {
            id: 'held',
            header: t('permissions.columns.held'),
            minWidth: 260,
            render: ({ flags }) => words.held(flags),
          },
          {
            id: 'source',
            header: t('permissions.columns.source'),
            width: 170,
            render: ({ source, templateName }) =>
              templateName === null
                ? t(`permissions.sources.${source}`)
                : t('permissions.named', { name: templateName }),
          },
          {
            id: 'enabled',
            header: t('operations.fields.status'),
            width: 112,
            render: ({ enabled }) => (
              <Status tone={enabled ? 'good' : 'neutral'}>
                {t(enabled ? 'permissions.enabled' : 'permissions.disabled')}
              </Status>
            ),
          },
        ]}
        {...(fault
          ? {
              error: (
                <EmptyState
                  picture="error"
                  title={fault.says}
                  text={fault.fix}
                  actions={<Button onPress={() => void list.refetch()}>{t('shell.retry')}</Button>}
                />
              ),
            }
          : {})}
        empty={
          q === undefined ? (
            <EmptyState picture="list" title={t('permissions.empty.title')} text={t('permissions.empty.text')} />
          ) : (
            <EmptyState
              picture="search"
              title={t('lists.noMatch.title')}
              text={t('lists.noMatch.text')}
              actions={clearSearch}
            />
          )
        }
      />
      <ListPages
        page={page}
        pageSize={pageSize}
        total={list.data?.total ?? 0}
        onChange={(next) => change({ page: next })}
      />
    </>
  )
}
