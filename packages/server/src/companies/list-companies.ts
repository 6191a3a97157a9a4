import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listCompanies as list } from './companies.repository.ts'

export const listCompanies: Handler<typeof companiesContract.list> = async ({ session, tenant }, { query }) => {
  const { items, total } = await tenant((db) => list(db, session.channel.id, query))
  return { items: items.map((item) => ({ ...item, addedAt: item.addedAt.toISOString() })), total }
}
