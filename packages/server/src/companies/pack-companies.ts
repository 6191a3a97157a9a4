import { getTableColumns } from 'drizzle-orm'
import type { CompanyTableField } from '@icss/core/companies/company.columns.ts'
import { companyFacts, companyTableRow, informationIntegrity } from '@icss/core/companies/company.ts'
import { sameNameKey } from '@icss/core/rules/same-name.ts'
import { copiedTypesOf } from '../database/copy-rows.ts'
import type { Packing } from '../imports/imported.ts'
import { companies } from './companies.tables.ts'

const columns = getTableColumns(companies)
const rowFields = Object.keys(companyTableRow.shape) as CompanyTableField[]
const derivedFields = ['informationIntegrity', 'addedBy', 'nameKey'] as const

/** The columns of a packed company, in order. */
export const packedColumns = ['id' as const, ...rowFields, ...derivedFields].map((field) => columns[field].name)

/** How companies are encoded for `copyCompanies`. */
export const packedCompanies: Packing<CompanyTableField> = {
  types: copiedTypesOf(columns, rowFields),
  facts: companyFacts,
  derivedColumns: derivedFields.length,
  named: 'name',
  derive(rows, filled, name) {
    rows.smallint(informationIntegrity(filled))
    rows.text('organisation')
    rows.text(sameNameKey(name))
  },
}
