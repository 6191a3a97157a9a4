import { getTableColumns } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { v7 as uuid } from 'uuid'
import { companyDraft } from '@icss/core/companies/company.ts'
import { companies } from '../companies/companies.tables.ts'

/**
 * Lets whoever writes a company of that name wait, until the answered function is called: an import whose file has it in
 * the middle stands still there. A first batch has 500 rows, those behind it 4,000.
 */
export async function holdCompany(url: string, channelId: string, name: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const draft = companyDraft.parse({ name, industry: '教育', industryTags: ['教育'] })
  await client.query('begin')
  // Not by the store of companies: with it whoever tests `icss` would check the types of the whole server.
  const columns: Readonly<Record<string, { readonly notNull: boolean }>> = getTableColumns(companies)
  const said = Object.entries(draft).filter(([field, value]) => value !== '' || columns[field]?.notNull === true)
  const values = { ...Object.fromEntries(said), channelId, id: uuid(), informationIntegrity: 0 }
  await drizzle(client)
    .insert(companies)
    .values(values as typeof companies.$inferInsert)
  // What is not committed is gone with its connection.
  return () => client.end()
}
