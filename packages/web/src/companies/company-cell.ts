import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { industryName } from '@icss/core/companies/industries.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'

const kinds = new Map<string, (typeof companyColumns)[number]['kind']>(
  companyColumns.map(({ field, kind }) => [field, kind]),
)

/** A value of a company as its lists show it. */
export const companyCell = (field: string, value: Parameters<typeof shownCell>[1], language: Language): string =>
  field === 'industry' ? industryName(String(value), language) : shownCell(kinds.get(field) ?? 'text', value, language)
