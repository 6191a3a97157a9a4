import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { handOver } from './appoint-admin.ts'
import { lockChannel } from './channels.repository.ts'

/** Only the administrator hands over. */
export const changeAdmin: Handler<typeof channelsContract.changeAdmin> = (
  { session, services: { database } },
  { body },
) =>
  database.everywhere(async (db) => {
    const channel = found(await lockChannel(db, session.channel.id))
    if (channel.adminAccountId !== session.account.id) throw new ProblemError('account.of_admin')
    return handOver(db, channel, body)
  })
