import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { updateChannel as update } from './channels.repository.ts'
import { ownChannel } from './own-channel.ts'

export const updateChannel: Handler<typeof channelsContract.update> = (
  { session, services: { database } },
  { query: { version }, body },
) =>
  database.everywhere(async (db) => {
    if (!(await update(db, session.channel.id, body, version))) throw new ProblemError('request.conflict')
    return ownChannel(db, session)
  })
