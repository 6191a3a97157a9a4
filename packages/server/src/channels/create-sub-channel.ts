import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { initialPassword } from '../accounts/initial-password.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { reachOf } from '../permissions/reach.ts'
import { lockChannel } from './channels.repository.ts'
import { channelTaken, openSubChannel } from './open-sub-channel.ts'
import { findSubChannel } from './sub-channels.repository.ts'
import { quotaOfSubChannel } from './quota-of-sub-channel.ts'
import { rightsOfSubChannel } from './rights-of-sub-channel.ts'

export const createSubChannel: Handler<typeof subChannelsContract.create> = async (
  { session, services: { database, config } },
  { body: { accountNumber: number, password, templateId, ownFlags, storageQuotaBytes, ...draft } },
) => {
  const ownWords = [number, draft.name, draft.abbreviation]
  const given = password === undefined ? undefined : { password, ownWords }
  const { passwordHash, shown } = await initialPassword(config, given)
  const subChannel = await database
    .everywhere(async (db) => {
      const superior = found(await lockChannel(db, session.channel.id))
      const reach = await reachOf(db, superior.id, session.account.id)
      const values = {
        ...draft,
        ...(await rightsOfSubChannel(db, superior.id, reach, { templateId, ownFlags })),
        storageQuotaBytes: quotaOfSubChannel(superior, storageQuotaBytes),
      }
      const { id } = await openSubChannel(db, superior, values, { number, passwordHash })
      return found(await findSubChannel(db, session.channel.id, id))
    })
    .catch(channelTaken)
  return { subChannel, initialPassword: shown }
}
