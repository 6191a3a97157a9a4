import { companyColumns, requiredCompanyColumns } from '@icss/core/companies/company.columns.ts'
import { type CompanyDraft, companyDraft } from '@icss/core/companies/company.ts'
import type { ImportedTable } from '../imports/imported.ts'
import { packedCompanies } from './pack-companies.ts'

/** Companies as rows of a file. */
export const companiesTable: ImportedTable<typeof companyDraft, keyof CompanyDraft> = {
  schema: companyDraft,
  columns: companyColumns,
  required: requiredCompanyColumns,
  packing: packedCompanies,
}
