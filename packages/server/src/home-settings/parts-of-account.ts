import { type HomePart, partsWith } from '@icss/core/home-settings/home-part.ts'
import { channelFlagsOf } from '../channels/channels.repository.ts'
import type { Db } from '../database/database.ts'
import { reachOf } from '../permissions/reach.ts'

/** The parts that an account may edit as the database has it now; none of one that is gone or disabled. */
export async function partsOfAccount(db: Db, channelId: string, accountId: string): Promise<HomePart[]> {
  const flags = await channelFlagsOf(db, channelId)
  const reach = await reachOf(db, channelId, accountId)
  return partsWith(flags.map((flag, id) => flag && reach.flags[id] === true))
}
