import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { listAccounts } from '../accounts/accounts.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from './platform.repository.ts'

export const listServedAccounts: Handler<typeof platformContract.listAccounts> = async (
  { services: { database } },
  { params: { channelId }, query },
) => {
  found(await findServedChannel(database.system, channelId))
  return listAccounts(database.system, channelId, query)
}
