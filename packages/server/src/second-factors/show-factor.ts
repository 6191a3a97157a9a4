import type { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import type { Handler } from '../http/handler.ts'
import { isDemanded } from './demanded-roles.ts'
import { findFactor } from './second-factors.repository.ts'

export const showFactor: Handler<typeof secondFactorsContract.show> = async ({ session, tenant, services }) => {
  const { account, channel } = session
  const factor = await tenant((db) => findFactor(db, { channelId: channel.id, id: account.id }))
  const since = factor?.confirmedAt ?? null
  return {
    isOn: since !== null,
    isDemanded: await isDemanded(services.database.system, account.role),
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : (factor?.recoveryHashes.length ?? 0),
  }
}
