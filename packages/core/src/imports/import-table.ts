import type { Column } from '../spreadsheets/column.ts'
import { tableRow } from '../spreadsheets/table-row.ts'
import type { ImportKind } from './import-kinds.ts'
import type { ImportTable, ReadTable } from './imported-table.ts'

/** The table that each import reads; who needs one loads it alone. */
const tables: Readonly<Record<ImportKind, () => Promise<unknown>>> = {
  accounts: async () => (await import('../accounts/account.table.ts')).accountTable,
  activities: async () => (await import('../activities/activity.table.ts')).activityTable,
  businessCards: async () => (await import('../business-cards/business-card.table.ts')).businessCardTable,
  companies: async () => (await import('../companies/company.table.ts')).companyTable,
  demands: async () => (await import('../demands/demand.table.ts')).demandTable,
  employees: async () => (await import('../employees/employee.table.ts')).employeeTable,
  files: async () => (await import('../files/file.table.ts')).fileTable,
  news: async () => (await import('../news/news.table.ts')).newsTable,
  participants: async () => (await import('../participants/participant.table.ts')).participantTable,
  resources: async () => (await import('../resources/resource.table.ts')).resourceTable,
  subChannels: async () => (await import('../channels/sub-channel.table.ts')).subChannelTable,
}

/**
 * A table as its rows stand in it: with the columns that are taken, and beside them those that are passed over, which an
 * export says of fields that the schema has not.
 */
export function asRead<Table extends ReadTable>(table: Table): Table & { readonly passedOver: readonly Column[] } {
  const isTaken = ({ field }: Column) => field in table.schema.shape
  return {
    ...table,
    schema: tableRow(table.schema),
    columns: table.columns.filter(isTaken),
    passedOver: table.columns.filter((column) => !isTaken(column)),
  }
}

export const importTable = async (kind: ImportKind) => asRead((await tables[kind]()) as ImportTable)
