import { type CompanyTableField, companyColumns, requiredCompanyColumns } from '@icss/core/companies/company.columns.ts'
import { companyTableRow } from '@icss/core/companies/company.ts'
import type { ImportedTable } from '../imports/imported.ts'
import { packedCompanies } from './pack-companies.ts'

/** Companies as rows of a file. */
export const companiesTable: ImportedTable<typeof companyTableRow, CompanyTableField> = {
  schema: companyTableRow,
  columns: companyColumns,
  required: requiredCompanyColumns,
  packing: packedCompanies,
}
