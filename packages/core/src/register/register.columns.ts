import { companyColumns } from '../companies/company.columns.ts'
import type { Column } from '../spreadsheets/column.ts'
import { type RegisterCompany, registerFacts } from './register-company.ts'

type Field = keyof RegisterCompany & string

const known = new Set<string>([...registerFacts, 'abnormal'])

/** The columns of a register file: those of member companies, as far as the register knows them. */
export const registerColumns = companyColumns.filter(({ field }) => known.has(field)) as readonly Column<Field>[]

/** Headers that a register file cannot do without. */
export const requiredRegisterColumns: readonly Field[] = ['name']
