import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { companiesHandlers } from './companies.handlers.ts'
import { companiesStore } from './companies.store.ts'
import { leaveGrams } from './company-grams.ts'
import { copyCompanies } from './copy-companies.ts'
import { publicCompaniesHandlers, publicCompanyPage } from './public-companies.handlers.ts'

export const handlers = { companies: companiesHandlers, publicCompanies: publicCompaniesHandlers }

export const publicPages = { company: publicCompanyPage }

export const binned = { companies: companiesStore }

export const runs = {
  'companies.import': entityImport('companies.import', companiesStore, {
    copy: copyCompanies,
    afterAdding: leaveGrams,
  }),
} satisfies Runs

export const bulk = {
  companies: {
    store: companiesStore,
    tags: 'industryTags',
    exported: { columns: companyColumns, words: { zh: companiesZh, en: companiesEn } },
  },
} as const satisfies Partial<BulkNounParts>
