import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { updateChannel } from '../channels/channels.repository.ts'
import { channelTaken } from '../channels/open-sub-channel.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from './platform.repository.ts'

export const updateServedChannel: Handler<typeof platformContract.updateChannel> = (
  { services: { database } },
  { params: { channelId }, query: { version }, body },
) =>
  database
    .everywhere(async (db) => {
      found(await findServedChannel(db, channelId))
      if (!(await updateChannel(db, channelId, body, version))) throw new ProblemError('request.conflict')
      return found(await findServedChannel(db, channelId))
    })
    .catch(channelTaken)
