import type { permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import { mainChannelOnly, meets } from '@icss/core/permissions/need.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import { listSubChannels } from '../channels/sub-channels.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'

/** The own rights, and those of the sub-channels for who manages them. */
export const showPermissions: Handler<typeof permissionsContract.show> = async (
  { session, tenant, services: { database } },
  { query },
) => {
  const { account, channel } = session
  const { templateName, ownFlags, role } = found(await tenant((db) => findAccount(db, channel.id, account.id)))
  const isAdmin = role === 'channel-admin' || role === 'chamber-admin'
  const ownSource = isAdmin ? 'channel' : templateName !== null ? 'template' : ownFlags ? 'single' : 'none'
  const { items, total } = meets(mainChannelOnly, session)
    ? await listSubChannels(database.system, channel.id, query)
    : { items: [], total: 0 }
  return {
    own: { flags: channel.flags, source: ownSource, templateName },
    items: items.map((item) => ({
      ...item,
      source: item.templateId === null ? ('single' as const) : ('template' as const),
    })),
    total,
  }
}
