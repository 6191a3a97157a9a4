import * as z from 'zod/mini'
import type { ChannelGroup } from '../channel-groups/channel-groups.contract.ts'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { impersonal } from '../rules/personal.ts'

/** The first link that is missing where a sub-channel does not see a piece of content. */
export const missingLinks = ['notOpen', 'noGroup', 'otherGroups', 'disabled'] as const

const namedGroup = named('NamedGroup', z.object({ id: storedId, name: impersonal(z.string()) }))

/**
 * Why a sub-channel sees a piece of content or does not. Each of `ways` goes from the group that the sub-channel is in,
 * by the groups around it, to the one that the content is open to. `openTo`: all groups that it is open to; `groups`: all
 * that the sub-channel is in.
 */
export const explainedOpening = named(
  'ExplainedOpening',
  z.object({
    sees: z.boolean(),
    missing: z.nullable(z.enum(missingLinks)),
    subChannel: z.object({ id: storedId, name: impersonal(z.string()), enabled: z.boolean() }),
    ways: z.array(z.array(namedGroup)),
    openTo: z.array(namedGroup),
    groups: z.array(namedGroup),
  }),
)
export type ExplainedOpening = z.output<typeof explainedOpening>

/** A group and the groups around it, from within. */
function upwards(groups: readonly ChannelGroup[], from: ChannelGroup): ChannelGroup[] {
  const around = groups.find(({ id }) => id === from.parentId)
  return around ? [from, ...upwards(groups, around)] : [from]
}

const nameOf = ({ id, name }: ChannelGroup) => ({ id, name })

/** Explains by the channel's groups, those that the content is open to, and the sub-channel. */
export function explainOpening(
  groups: readonly ChannelGroup[],
  groupIds: readonly string[],
  subChannel: ExplainedOpening['subChannel'],
): ExplainedOpening {
  const open = new Set(groupIds)
  const own = groups.filter(({ channelIds }) => channelIds.includes(subChannel.id))
  const ways = own.flatMap((group) => {
    const chain = upwards(groups, group)
    const at = chain.findIndex(({ id }) => open.has(id))
    return at < 0 ? [] : [chain.slice(0, at + 1).map(nameOf)]
  })
  const missing =
    open.size === 0
      ? 'notOpen'
      : own.length === 0
        ? 'noGroup'
        : ways.length === 0
          ? 'otherGroups'
          : subChannel.enabled
            ? null
            : 'disabled'
  return {
    sees: missing === null,
    missing,
    subChannel,
    ways,
    openTo: groups.filter(({ id }) => open.has(id)).map(nameOf),
    groups: own.map(nameOf),
  }
}
