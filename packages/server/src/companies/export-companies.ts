import { getTableColumns } from 'drizzle-orm'
import { Readable } from 'node:stream'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { csvHead } from '../exports/csv.ts'
import { exportRows } from '../exports/export-rows.ts'
import { mediaTypes } from '../exports/media-types.ts'
import { exportPageSize } from '../entities/pages-after.ts'
import type { Handler, Scope } from '../http/handler.ts'
import { unhurriedly } from '../database/paced-pool.ts'
import { referredNames } from '../references/referred-names.ts'
import { companies } from './companies.tables.ts'
import { type CompanyFilters, companyPages } from './companies.repository.ts'
import { copyCompanyPages } from './copy-company-pages.ts'

async function* behind(head: string, pages: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(head)
  yield* pages
}

async function* selectedPages(tenant: Scope, channelId: string, filters: CompanyFilters) {
  const read = { ...getTableColumns(companies), ...referredNames(companyColumns, companies, channelId) }
  for await (const where of companyPages(tenant, channelId, filters, exportPageSize))
    yield await tenant((db) => db.select(read).from(companies).where(where).orderBy(companies.id))
}

export const exportCompanies: Handler<typeof companiesContract.export> = (
  { session, tenant: hurried },
  { query: { format, language, ...filters } },
) => {
  const channelId = session.channel.id
  const tenant: Scope = (work) => unhurriedly(() => hurried(work))
  const { title } = language === 'zh' ? companiesZh : companiesEn
  const content = () => {
    if (format === 'xlsx') {
      return exportRows(format, selectedPages(tenant, channelId, filters), companyColumns, language, title)
    }
    const pages = copyCompanyPages(tenant, channelId, filters, format, language)
    const head = csvHead(companyColumns.map(({ headers }) => headers[language]))
    return Readable.from(format === 'csv' ? behind(head, pages) : pages, { objectMode: false })
  }
  return Promise.resolve({ name: `${title}.${format}`, type: mediaTypes[format], content: content() })
}
