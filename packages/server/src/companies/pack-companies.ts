import { getTableColumns } from 'drizzle-orm'
import { type CompanyDraft, companyDraft } from '@icss/core/companies/company.ts'
import { copiedTypesOf } from '../database/copy-rows.ts'
import type { Packing } from '../imports/imported.ts'
import { companies } from './companies.tables.ts'
import { derivedFrom } from './company-row.ts'

const columns = getTableColumns(companies)
const draftFields = Object.keys(companyDraft.shape) as (keyof CompanyDraft)[]
const derivedFields = ['informationIntegrity', 'grams', 'addedBy'] as const

/** The columns of a packed company, in order. */
export const packedColumns = ['id' as const, ...draftFields, ...derivedFields].map((field) => columns[field].name)

/** How companies are encoded for `copyCompanies`. */
export const packedCompanies: Packing<keyof CompanyDraft> = {
  types: copiedTypesOf(columns, draftFields),
  derivedColumns: derivedFields.length,
  derive(rows, channelId, fields) {
    const { informationIntegrity, grams } = derivedFrom(channelId, fields)
    rows.smallint(informationIntegrity)
    rows.bigintArray(grams)
    rows.text('organisation')
  },
}
