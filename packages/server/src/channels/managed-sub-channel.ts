import type { Session } from '@icss/core/sessions/session.ts'
import type { Db } from '../database/database.ts'
import { found, refuse } from '../http/refuse.ts'
import { type Reach, reachOf } from '../permissions/reach.ts'
import type { StoredChannel } from './channels.repository.ts'
import { lockSubChannel } from './sub-channels.repository.ts'

/** A sub-channel of the own channel that the session reaches, locked until the transaction ends; refuses any other. */
export async function managedSubChannel(
  db: Db,
  { account, channel }: Session,
  id: string,
): Promise<{ target: StoredChannel; reach: Reach }> {
  const target = found(await lockSubChannel(db, channel.id, id))
  const reach = await reachOf(db, channel.id, account.id)
  refuse(reach.faultOf({ held: target.flags }))
  return { target, reach }
}
