import { Client } from 'pg'
import { measureBareList } from './bare-list.ts'
import type { Measure } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { openSession } from './session.ts'
import { sized } from './sized.ts'

export const columns = `id, name, legal_representative, industry, industry_tags, registration_status, unified_credit_code,
  information_integrity, added_at, version`

/** (b) p95 of the list at 100,000 companies ÷ the same SQL through bare pg and node:http. */
export async function measureList(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const session = await openSession(product)
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  await db.query('vacuum analyze companies, company_grams, company_grams_due')
  await db.end()
  const typed = '智能'
  return measureBareList(
    product,
    session,
    {
      path: '/api/v1/companies',
      table: 'companies',
      columns,
      gramsIn: 'company_grams',
      cases: [
        {
          name: 'two characters',
          query: `?q=${encodeURIComponent(typed)}`,
          orderBy: 'id desc',
          typed,
        },
        { name: 'plain page', query: '', orderBy: 'id desc' },
      ],
    },
    { label: '(b) list', limit: 1.5, rounds: sized(300, 1) },
  )
}
