import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { setFlagsOf, updateChannel } from './channels.repository.ts'
import { channelTaken } from './open-sub-channel.ts'
import { managedSubChannel } from './managed-sub-channel.ts'
import { findSubChannel } from './sub-channels.repository.ts'
import { templateForSubChannel } from './template-for-sub-channel.ts'

/** Another template sets the flags; '' leaves them as they are. */
export const updateSubChannel: Handler<typeof subChannelsContract.update> = (
  { session, services: { database } },
  { params: { subChannelId: id }, query: { version }, body: { templateId, ...draft } },
) =>
  database
    .everywhere(async (db) => {
      const superiorId = session.channel.id
      const { target: before, reach } = await managedSubChannel(db, session, id)
      if (!(await updateChannel(db, id, draft, version))) throw new ProblemError('request.conflict')
      if (templateId !== '' && templateId !== before.templateId) {
        const template = await templateForSubChannel(db, superiorId, reach, templateId)
        await setFlagsOf(db, superiorId, [{ id, flags: template.flags, templateId: template.id }])
      }
      return found(await findSubChannel(db, superiorId, id))
    })
    .catch(channelTaken)
