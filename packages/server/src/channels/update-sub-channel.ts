import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findChannel, updateChannel } from './channels.repository.ts'
import { channelTaken } from './open-sub-channel.ts'
import { managedSubChannel } from './managed-sub-channel.ts'
import { findSubChannel } from './sub-channels.repository.ts'
import { quotaOfSubChannel } from './quota-of-sub-channel.ts'
import { rightsOfSubChannel } from './rights-of-sub-channel.ts'

const isSame = (one: readonly boolean[], other: readonly boolean[]) => one.every((flag, id) => flag === other[id])

/** Another template or other own flags set the flags; with neither they stay. */
export const updateSubChannel: Handler<typeof subChannelsContract.update> = (
  { session, services: { database } },
  { params: { subChannelId: id }, query: { version }, body: { templateId, ownFlags, storageQuotaBytes, ...draft } },
) =>
  database
    .everywhere(async (db) => {
      const superiorId = session.channel.id
      const { target: before, reach } = await managedSubChannel(db, session, id)
      const quota =
        storageQuotaBytes === undefined
          ? {}
          : { storageQuotaBytes: quotaOfSubChannel(found(await findChannel(db, superiorId)), storageQuotaBytes) }
      const isChanged = ownFlags
        ? before.templateId !== null || !isSame(ownFlags, before.flags)
        : templateId !== '' && templateId !== before.templateId
      const rights = isChanged ? await rightsOfSubChannel(db, superiorId, reach, { templateId, ownFlags }) : {}
      if (!(await updateChannel(db, id, { ...draft, ...quota, ...rights }, version)))
        throw new ProblemError('request.conflict')
      return found(await findSubChannel(db, superiorId, id))
    })
    .catch(channelTaken)
