import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { createCompany } from './create-company.ts'
import { deleteCompany } from './delete-company.ts'
import { exportCompanies } from './export-companies.ts'
import { listCompanies } from './list-companies.ts'
import { showCompany } from './show-company.ts'
import { updateCompany } from './update-company.ts'

export const companiesHandlers: Handlers<{ companies: typeof companiesContract }>['companies'] = {
  list: listCompanies,
  show: showCompany,
  create: createCompany,
  update: updateCompany,
  delete: deleteCompany,
  import: takeImport('companies.import'),
  export: exportCompanies,
}
