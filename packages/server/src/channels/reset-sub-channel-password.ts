import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { lockAccount } from '../accounts/accounts.repository.ts'
import { initialPassword } from '../accounts/initial-password.ts'
import { setInitialPassword } from '../accounts/set-initial-password.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { managedSubChannel } from './managed-sub-channel.ts'

export const resetSubChannelPassword: Handler<typeof subChannelsContract.resetPassword> = async (
  { session, services: { database, config } },
  { params: { subChannelId } },
) => {
  const { passwordHash, shown } = await initialPassword(config)
  await database.everywhere(async (db) => {
    const { target } = await managedSubChannel(db, session, subChannelId)
    const { id, adminAccountId } = target
    if (adminAccountId === null) throw new ProblemError('request.not_found')
    await setInitialPassword(db, id, found(await lockAccount(db, id, adminAccountId)), passwordHash)
  })
  return { initialPassword: shown }
}
