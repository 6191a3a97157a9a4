import { and, asc, getTableColumns, gt, sql } from 'drizzle-orm'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { exportRows } from '../exports/export-rows.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Handler } from '../http/handler.ts'
import type { CompanyDraft } from '@icss/core/companies/company.ts'
import { companiesWhere } from './companies.repository.ts'
import { companies } from './companies.tables.ts'

const pageSize = 1000

const columns = getTableColumns(companies)
const exported = {
  id: sql`${columns.id}`.as('id'),
  ...Object.fromEntries(companyColumns.map(({ field }) => [field, sql`${columns[field]}`.as(field)])),
}
type ExportedCompany = CompanyDraft & { readonly id: string }

export const exportCompanies: Handler<typeof companiesContract.export> = (
  { session, tenant },
  { query: { format, language, ...filters } },
) => {
  const channelId = session.channel.id
  // Pages by id, which grows with time, each its own short transaction: a slow reader holds no snapshot open.
  async function* pages(): AsyncGenerator<ExportedCompany[]> {
    for (let after: string | undefined; ;) {
      const behind = after === undefined ? undefined : gt(companies.id, after)
      const { rows } = await tenant((db, client) => {
        const { sql: text, params: values } = db
          .select(exported)
          .from(companies)
          .where(and(companiesWhere(channelId, filters), behind))
          .orderBy(asc(companies.id))
          .limit(pageSize)
          .toSQL()
        // The driver's own rows: mapping each cell of a hundred thousand takes longer than to read them.
        return client.query<ExportedCompany>(text, values)
      })
      if (rows.length > 0) yield rows
      if (rows.length < pageSize) return
      after = rows.at(-1)?.id
    }
  }
  const title = language === 'zh' ? companiesZh.title : companiesEn.title
  return Promise.resolve({
    name: `${title}.${format}`,
    type: mediaTypes[format],
    content: exportRows(format, pages(), companyColumns, language, title),
  })
}
