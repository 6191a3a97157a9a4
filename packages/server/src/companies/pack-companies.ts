import { getTableColumns } from 'drizzle-orm'
import { type CompanyDraft, companyDraft, companyFacts, informationIntegrity } from '@icss/core/companies/company.ts'
import { copiedTypesOf } from '../database/copy-rows.ts'
import type { Packing } from '../imports/imported.ts'
import { companies } from './companies.tables.ts'

const columns = getTableColumns(companies)
const draftFields = Object.keys(companyDraft.shape) as (keyof CompanyDraft)[]
const derivedFields = ['informationIntegrity', 'addedBy'] as const

/** The columns of a packed company, in order. */
export const packedColumns = ['id' as const, ...draftFields, ...derivedFields].map((field) => columns[field].name)

/** How companies are encoded for `copyCompanies`. */
export const packedCompanies: Packing<keyof CompanyDraft> = {
  types: copiedTypesOf(columns, draftFields),
  facts: companyFacts,
  derivedColumns: derivedFields.length,
  derive(rows, filled) {
    rows.smallint(informationIntegrity(filled))
    rows.text('organisation')
  },
}
