import { getTableColumns } from 'drizzle-orm'
import type { CompanyTableField } from '@icss/core/companies/company.columns.ts'
import { companyFacts, companyTableRow, informationIntegrity } from '@icss/core/companies/company.ts'
import { copiedTypesOf } from '../database/copy-rows.ts'
import type { Packing } from '../imports/imported.ts'
import { companies } from './companies.tables.ts'

const columns = getTableColumns(companies)
const rowFields = Object.keys(companyTableRow.shape) as CompanyTableField[]
const derivedFields = ['informationIntegrity', 'addedBy'] as const

/** The columns of a packed company, in order. */
export const packedColumns = ['id' as const, ...rowFields, ...derivedFields].map((field) => columns[field].name)

/** How companies are encoded for `copyCompanies`. */
export const packedCompanies: Packing<CompanyTableField> = {
  types: copiedTypesOf(columns, rowFields),
  facts: companyFacts,
  derivedColumns: derivedFields.length,
  derive(rows, filled) {
    rows.smallint(informationIntegrity(filled))
    rows.text('organisation')
  },
}
