import type { ChannelGroup } from './channel-groups.contract.ts'

/** A group and the groups within it, at any depth. */
export function withGroupsBelow(groups: readonly ChannelGroup[], id: string): ChannelGroup[] {
  const own = groups.filter((group) => group.id === id)
  const below = groups.filter(({ parentId }) => parentId === id)
  return [...own, ...below.flatMap((group) => withGroupsBelow(groups, group.id))]
}

/** The sub-channels that an opening to a group reaches: its own and those of the groups within it, each once. */
export const reachedBy = (groups: readonly ChannelGroup[], id: string): ReadonlySet<string> =>
  new Set(withGroupsBelow(groups, id).flatMap(({ channelIds }) => channelIds))
