import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { Switch } from '@icss/ui/Switch/Switch.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { reachedBy, withGroupsBelow } from '@icss/core/channel-groups/groups-below.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './ChannelGroupsPart.css.ts'
import type { GroupsQuery } from './groups-query.ts'
import { PasteMembers } from './PasteMembers.tsx'

export type GroupMembersProps = {
  group: ChannelGroup
  groups: readonly ChannelGroup[]
  state: ListState<GroupsQuery>
  isSaving: boolean
  onSave: (changed: Partial<ChannelGroup>, then: () => void) => void
}

/** One group: what it is in, and its sub-channels, ticked among all of them. */
export function GroupMembers({ group, groups, state: { query, change }, isSaving, onSave }: GroupMembersProps) {
  const t = useCopy()
  const notify = useNotify()
  const { wordUnknown } = useErrorWording()
  const { subChannels } = useClient()
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const [isPasting, setPasting] = useState(false)
  const { page, pageSize, sort, q, only } = query
  const asked = { page, pageSize, sort, q, ...(only ? { groupId: group.id } : {}) }
  const list = useQuery({
    queryKey: ['subChannels', 'members', asked],
    queryFn: ({ signal }) => subChannels.list({ query: asked }, { signal }),
    placeholderData: keepPreviousData,
  })
  const members = new Set(group.channelIds)
  const now = ticked ?? members
  const added = [...now].filter((id) => !members.has(id)).length
  const removed = [...members].filter((id) => !now.has(id)).length
  const isChanged = added + removed > 0
  const within = new Set(withGroupsBelow(groups, group.id).map(({ id }) => id))
  const done = () => {
    setTicked(undefined)
    notify.done(t('channelGroups.saved'))
  }
  const isOfGroup = ({ pathname, search }: { pathname: string; search: string }) => {
    const asks = new URLSearchParams(search)
    return (
      pathname === pathTo('personalCenterStair') &&
      asks.get('tab') !== 'subChannels' &&
      (asks.get('group') ?? groups[0]?.id) === group.id
    )
  }
  const fault = list.error && !list.data ? wordUnknown(list.error) : undefined
  return (
    <Panel title={group.name}>
      <div className={styles.about}>
        <div className={styles.parent}>
          <Select
            label={t('channelGroups.parent')}
            placeholder={t('channelGroups.atTop')}
            value={group.parentId ?? ''}
            onChange={(parentId) => onSave({ parentId: parentId === '' ? null : parentId }, done)}
            options={[
              { value: '', label: t('channelGroups.atTop') },
              ...groups.filter(({ id }) => !within.has(id)).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        <p className={styles.counts}>
          {t('channelGroups.members', { count: members.size })}
          {within.size > 1 && ` · ${t('channelGroups.withBelow', { count: reachedBy(groups, group.id).size })}`}
        </p>
      </div>
      <FilterBar label={t('channelGroups.search')}>
        <SearchFilter label={t('channelGroups.search')} value={q} onChange={(found) => change({ q: found, page: 1 })} />
        <Switch
          label={t('channelGroups.only')}
          isSelected={Boolean(only)}
          onChange={(isOn) => change({ only: isOn ? 'yes' : undefined, page: 1 })}
        />
        <Button size="small" icon={<ClipboardPaste size={14} />} onPress={() => setPasting(true)}>
          {t('channelGroups.paste.open')}
        </Button>
      </FilterBar>
      <DataTable
        label={t('channelGroups.columns.name')}
        isLoading={list.isPending || list.isPlaceholderData}
        rows={list.data?.items ?? []}
        getKey={({ id }) => id}
        selection={now}
        onSelect={setTicked}
        selectLabels={{ all: t('lists.selectPage'), row: ({ name }) => name }}
        sort={{ column: 'name', direction: sort === '-name' ? 'descending' : 'ascending' }}
        onSort={({ direction }) => change({ page: 1, sort: direction === 'descending' ? '-name' : 'name' })}
        columns={[
          {
            id: 'name',
            header: t('channelGroups.columns.name'),
            isName: true,
            isSortable: true,
            minWidth: 180,
            render: ({ name }) => <NameCell name={name} search={q ?? ''} />,
          },
          {
            id: 'account',
            header: t('channelGroups.columns.account'),
            width: 140,
            render: ({ accountNumber }) => accountNumber ?? '—',
          },
          {
            id: 'status',
            header: t('channelGroups.columns.status'),
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
          q ? (
            <EmptyState
              picture="search"
              title={t('lists.noMatch.title')}
              text={t('lists.noMatch.text')}
              actions={<Button onPress={() => change({ q: undefined, page: 1 })}>{t('lists.noMatch.clear')}</Button>}
            />
          ) : (
            <EmptyState
              picture="list"
              title={t(only ? 'channelGroups.noMembers.title' : 'channelGroups.noChannels.title')}
              text={t(only ? 'channelGroups.noMembers.text' : 'channelGroups.noChannels.text')}
            />
          )
        }
      />
      <ListPages
        page={page}
        pageSize={pageSize}
        total={list.data?.total ?? 0}
        onChange={(to) => change({ page: to })}
      />
      {isChanged && (
        <div className={styles.foot}>
          <span className={styles.pending} role="status">
            {[
              added > 0 ? t('channelGroups.added', { count: added }) : '',
              removed > 0 ? t('channelGroups.removed', { count: removed }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Button onPress={() => setTicked(undefined)}>{t('shell.cancel')}</Button>
          <Button variant="primary" isPending={isSaving} onPress={() => onSave({ channelIds: [...now] }, done)}>
            {t('channelGroups.saveMembers')}
          </Button>
        </div>
      )}
      <AskBeforeLeaving isDirty={isChanged} onDiscard={() => setTicked(undefined)} isKeptAt={isOfGroup} />
      {isPasting && (
        <PasteMembers onFound={(ids) => setTicked(new Set([...now, ...ids]))} onClose={() => setPasting(false)} />
      )}
    </Panel>
  )
}
