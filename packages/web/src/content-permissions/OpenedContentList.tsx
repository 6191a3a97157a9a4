import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleHelp, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { contentKey, type Opening } from '@icss/core/content-permissions/opening-plan.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { RowsChoice } from '../lists/RowsChoice.tsx'
import type { ListState } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { ContentGroupsDialog } from './ContentGroupsDialog.tsx'
import * as styles from './GroupChoice.css.ts'
import { filtersOf, type OpeningQuery } from './opening-query.ts'
import { usePathOfContent } from './usePathOfContent.ts'
import { WhySeenDialog } from './WhySeenDialog.tsx'

export type OpenedContentListProps = { state: ListState<OpeningQuery>; groups: readonly ChannelGroup[] }

/** Pieces of content, each with the groups that see it; those of one are chosen at once. */
export function OpenedContentList({ state: { query, change }, groups }: OpenedContentListProps) {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const client = useClient()
  const queries = useQueryClient()
  const pathOf = usePathOfContent()
  const [asked, setAsked] = useState<{ readonly of: Opening; readonly what: 'groups' | 'why' }>()
  const { page, pageSize } = query
  const filters = filtersOf(query)
  const list = useQuery({
    queryKey: ['contentPermissions', 'list', { ...filters, page, pageSize }],
    queryFn: ({ signal }) => client.contentPermissions.list({ query: { ...filters, page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]))
  const fault = list.error ? wordUnknown(list.error) : undefined
  return (
    <>
      <DataTable<Opening>
        label={t('contentPermissions.part.label')}
        isLoading={list.isPending || list.isPlaceholderData}
        rows={list.data?.items ?? []}
        getKey={({ kind, contentId }) => contentKey(kind, contentId)}
        columns={[
          {
            id: 'name',
            header: t('contentPermissions.part.content'),
            isName: true,
            minWidth: 180,
            render: ({ kind, contentId, name }) => (
              <NameCell name={name} search={query.q ?? ''} href={pathOf(kind, contentId)} />
            ),
          },
          {
            id: 'kind',
            header: t('contentPermissions.part.kind'),
            width: 110,
            render: ({ kind }) => t(`contentPermissions.part.kinds.${kind}`),
          },
          {
            id: 'groups',
            header: t('contentPermissions.part.openTo'),
            minWidth: 260,
            isWrapping: true,
            render: ({ groupIds }) => (
              <span className={styles.open}>
                {groupIds.map((id) => (
                  <Tag key={id}>{nameOf.get(id) ?? id}</Tag>
                ))}
              </span>
            ),
          },
        ]}
        actionsLabel={t('shell.actions')}
        actionsWidth={88}
        actions={(of) => (
          <>
            <IconButton
              size="small"
              label={t('contentPermissions.part.edit', { name: of.name })}
              tooltip={t('contentPermissions.part.editShort')}
              icon={<UsersRound size={16} />}
              onPress={() => setAsked({ of, what: 'groups' })}
            />
            <IconButton
              size="small"
              label={t('contentPermissions.part.why', { name: of.name })}
              tooltip={t('contentPermissions.why.open')}
              icon={<CircleHelp size={16} />}
              onPress={() => setAsked({ of, what: 'why' })}
            />
          </>
        )}
        {...(fault ? { error: <EmptyState picture="error" title={fault.says} text={fault.fix} /> } : {})}
        empty={
          <EmptyState
            picture="search"
            title={t('contentPermissions.part.noMatch.title')}
            text={t('contentPermissions.part.noMatch.text')}
          />
        }
      />
      <ListPages
        page={page}
        pageSize={pageSize}
        total={list.data?.total ?? 0}
        onChange={(next) => change({ page: next })}
        rows={<RowsChoice value={pageSize} onChange={(rows) => change({ pageSize: rows, page: 1 })} />}
      />
      {asked?.what === 'why' && (
        <WhySeenDialog kind={asked.of.kind} contentId={asked.of.contentId} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'groups' && (
        <ContentGroupsDialog
          groups={groups}
          groupIds={asked.of.groupIds}
          save={async (groupIds) => {
            const { kind, contentId } = asked.of
            await client.contentPermissions.set({ params: { kind, contentId }, body: { groupIds: [...groupIds] } })
            await queries.invalidateQueries({ queryKey: ['contentPermissions'] })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
