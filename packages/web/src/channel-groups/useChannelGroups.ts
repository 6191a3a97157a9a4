import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { groupsKey, useGroupList } from './useGroupList.ts'

/** The channel groups, and what is done to them; a refused change is said, and they stand as they are stored. */
export function useChannelGroups() {
  const { channelGroups } = useClient()
  const queries = useQueryClient()
  const notify = useNotify()
  const query = useGroupList()
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: notify.failed,
    // Lists of sub-channels are narrowed by group.
    onSettled: () =>
      Promise.all([groupsKey, ['subChannels']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return {
    query,
    isChanging: change.isPending,
    add: (name: string, parentId: string) => change.mutate(() => channelGroups.create({ body: { name, parentId } })),
    save: ({ id, version, ...stored }: ChannelGroup, changed: Partial<ChannelGroup>, then?: () => void) => {
      const { name, parentId, channelIds } = { ...stored, ...changed }
      const body = { name, parentId: parentId ?? '', channelIds: [...channelIds] }
      change.mutate(
        () => channelGroups.update({ params: { groupId: id }, query: { version }, body }),
        then ? { onSuccess: then } : {},
      )
    },
    remove: ({ id }: ChannelGroup, then: () => void) =>
      change.mutate(() => channelGroups.delete({ params: { groupId: id } }), { onSuccess: then }),
  }
}
