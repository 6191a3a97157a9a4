import { and, asc, gt } from 'drizzle-orm'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { exportRows } from '../exports/export-rows.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Handler } from '../http/handler.ts'
import { companiesWhere, type StoredCompany } from './companies.repository.ts'
import { companies } from './companies.tables.ts'

const pageSize = 2000

export const exportCompanies: Handler<typeof companiesContract.export> = (
  { session, tenant },
  { query: { format, language, ...filters } },
) => {
  const channelId = session.channel.id
  // Pages by id, which grows with time, each its own short transaction: a slow reader holds no snapshot open.
  async function* pages(): AsyncGenerator<StoredCompany[]> {
    for (let after: string | undefined; ;) {
      const behind = after === undefined ? undefined : gt(companies.id, after)
      const page = await tenant((db) =>
        db
          .select()
          .from(companies)
          .where(and(companiesWhere(channelId, filters), behind))
          .orderBy(asc(companies.id))
          .limit(pageSize),
      )
      if (page.length > 0) yield page
      if (page.length < pageSize) return
      after = page.at(-1)?.id
    }
  }
  const title = language === 'zh' ? companiesZh.title : companiesEn.title
  return Promise.resolve({
    name: `${title}.${format}`,
    type: mediaTypes[format],
    content: exportRows(format, pages(), companyColumns, language),
  })
}
