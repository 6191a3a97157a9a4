import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { lockChannel, updateChannel as update } from './channels.repository.ts'

/** The administrator's phone gets the messages about important changes, so nobody else may change it. */
export const updateChannel: Handler<typeof channelsContract.update> = (
  { session, services: { database } },
  { query: { version }, body },
) =>
  database.everywhere(async (db) => {
    const before = found(await lockChannel(db, session.channel.id))
    if (before.adminPhone !== body.adminPhone && before.adminAccountId !== session.account.id)
      throw new ProblemError('account.of_admin')
    const updated = await update(db, session.channel.id, body, version)
    if (!updated) throw new ProblemError('request.conflict')
    return updated
  })
