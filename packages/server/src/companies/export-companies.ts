import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { exportCopied } from '../exports/export-copied.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Handler } from '../http/handler.ts'
import { copiedCompanyColumns, copyCompanyPages } from './copy-company-pages.ts'

export const exportCompanies: Handler<typeof companiesContract.export> = (
  { session, tenant },
  { query: { format, language, ...filters } },
) => {
  const pages = copyCompanyPages(tenant, session.channel.id, filters)
  const title = language === 'zh' ? companiesZh.title : companiesEn.title
  return Promise.resolve({
    name: `${title}.${format}`,
    type: mediaTypes[format],
    content: exportCopied(format, pages, copiedCompanyColumns, language, title),
  })
}
