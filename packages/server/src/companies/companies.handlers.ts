import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { entityHandlers, listing } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { listCompanies } from './companies.repository.ts'
import { companiesStore } from './companies.store.ts'
import { exportCompanies } from './export-companies.ts'

export const companiesHandlers: Handlers<{ companies: typeof companiesContract }>['companies'] = {
  ...entityHandlers(companiesStore),
  list: listing({ list: listCompanies }),
  import: takeImport('companies.import'),
  export: exportCompanies,
}
