import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { explainRights } from '@icss/core/accounts/explained-right.ts'
import { findSubChannel } from '../channels/sub-channels.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findGivenRights } from './accounts.repository.ts'

/** Why an account of the channel holds each right or does not. */
export const explainAccount: Handler<typeof accountsContract.explain> = async (
  { session: { channel }, tenant, services: { database } },
  { params: { accountId } },
) => {
  const { enabled, channelFlags, ...given } = found(await tenant((db) => findGivenRights(db, channel.id, accountId)))
  const { superiorChannelId } = channel
  const sub =
    superiorChannelId === null ? undefined : await findSubChannel(database.system, superiorChannelId, channel.id)
  const items = explainRights({
    ...given,
    channel: { isSubChannel: sub !== undefined, templateName: sub?.templateName ?? null, flags: channelFlags },
  })
  return { enabled, items }
}
