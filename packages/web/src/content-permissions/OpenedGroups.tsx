import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { reachedBy } from '@icss/core/channel-groups/groups-below.ts'
import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { useCopy } from '../language/copy.ts'
import type { ListState } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { matrixQuery } from './matrix-query.ts'
import type { OpeningQuery } from './opening-query.ts'

export type OpenedGroupsProps = { state: ListState<OpeningQuery>; groups: readonly ChannelGroup[] }

/** Channel groups, each with how much of each kind is open to it. */
export function OpenedGroups({ state: { query, change }, groups }: OpenedGroupsProps) {
  const t = useCopy()
  const client = useClient()
  const found = useQuery(matrixQuery(client, query))
  return (
    <Fetched query={found}>
      {({ items, groupIds }) => {
        const placeOf = new Map(groupIds.map((id, place) => [id, place]))
        const countOf = (id: string, kind: string) => {
          const place = placeOf.get(id)
          return place === undefined ? 0 : items.filter((one) => one.kind === kind && one.openTo.includes(place)).length
        }
        return (
          <DataTable<ChannelGroup>
            label={t('contentPermissions.part.views.group')}
            rows={groups}
            getKey={({ id }) => id}
            empty={null}
            columns={[
              {
                id: 'name',
                header: t('contentPermissions.part.group'),
                isName: true,
                minWidth: 160,
                render: ({ name }) => name,
              },
              {
                id: 'channels',
                header: t('contentPermissions.why.subChannel'),
                width: 110,
                align: 'end',
                render: ({ id }) => reachedBy(groups, id).size,
              },
              ...contentKinds.map((kind) => ({
                id: kind,
                header: t(`contentPermissions.part.kinds.${kind}`),
                width: 96,
                align: 'end' as const,
                render: ({ id }: ChannelGroup) => countOf(id, kind),
              })),
            ]}
            actionsLabel={t('shell.actions')}
            actionsWidth={56}
            actions={({ id, name }) => (
              <IconButton
                size="small"
                label={t('contentPermissions.part.showGroup', { name })}
                tooltip={t('contentPermissions.part.showGroupShort')}
                icon={<ListFilter size={16} />}
                onPress={() => change({ view: 'content', groupId: id, page: 1 })}
              />
            )}
          />
        )
      }}
    </Fetched>
  )
}
