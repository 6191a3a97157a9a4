import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { lockAccount } from '../accounts/accounts.repository.ts'
import { initialPassword } from '../accounts/initial-password.ts'
import { setInitialPassword } from '../accounts/set-initial-password.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from './platform.repository.ts'

export const resetServedPassword: Handler<typeof platformContract.resetPassword> = async (
  { services: { database, config } },
  { params: { channelId, accountId } },
) => {
  const { passwordHash, shown } = await initialPassword(config)
  await database.everywhere(async (db) => {
    found(await findServedChannel(db, channelId))
    const account = found(await lockAccount(db, channelId, accountId))
    await setInitialPassword(db, channelId, account, passwordHash)
  })
  return { initialPassword: shown }
}
