import { flags } from '@icss/core/permissions/flags.ts'
import type { SubChannelRights } from './sub-channel-rights.ts'

/** Ticked boxes of sub-channels by id; those that were not touched are left out. */
export type Ticked = Readonly<Record<string, ReadonlySet<string>>>

/** The flags that a row of the matrix shows. */
export const flagsHeld = ({ flags: held }: SubChannelRights): Set<string> => new Set(flags.filter((_, id) => held[id]))

/** What ticking has changed, a sub-channel each; none for one that is as it was. */
export const changedFlags = (rows: readonly SubChannelRights[], ticked: Ticked) =>
  rows.flatMap((row) => {
    const now = ticked[row.id]
    if (now === undefined) return []
    const changed = flags.filter((flag, id) => now.has(flag) !== (row.flags[id] === true))
    if (changed.length === 0) return []
    return [{ id: row.id, flags: Object.fromEntries(changed.map((flag) => [flag, now.has(flag)])) }]
  })
