import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handler } from '../http/handler.ts'
import { inTurn } from '../search/scan.ts'
import { listCompanies as list } from './companies.repository.ts'

export const listCompanies: Handler<typeof companiesContract.list> = async ({ session, tenant }, { query }) => {
  const channelId = session.channel.id
  const { items, total } = await inTurn(channelId, query.q, () => tenant((db) => list(db, channelId, query)))
  return { items: items.map((item) => ({ ...item, addedAt: item.addedAt.toISOString() })), total }
}
