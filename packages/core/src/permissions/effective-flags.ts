import { type FlagList, flags } from './flags.ts'
import type { Role } from './role.ts'

/**
 * The flags that an account holds: an administrator those of the channel, any other account those of its template that
 * the channel has as well; without a template none.
 */
export function effectiveFlags(role: Role, channelFlags: FlagList, templateFlags: FlagList | null): boolean[] {
  const isAdmin = role === 'channel-admin' || role === 'chamber-admin'
  return flags.map((_, id) => channelFlags[id] === true && (isAdmin || templateFlags?.[id] === true))
}
