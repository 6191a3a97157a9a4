import type { Column } from '@icss/core/spreadsheets/column.ts'
import { tableRow } from '@icss/core/spreadsheets/table-row.ts'
import type { OperationKind } from '@icss/core/operations/operation.ts'
import type { ImportedTable } from './imported.ts'

/** The tables that can be imported, by the kind of the run; each is loaded by the thread that judges its rows. */
export const importedTables = {
  'accounts.import': async () => (await import('../accounts/accounts-table.ts')).accountsTable,
  'activities.import': async () => (await import('../activities/activities-table.ts')).activitiesTable,
  'businessCards.import': async () => (await import('../business-cards/business-cards-table.ts')).businessCardsTable,
  'companies.import': async () => (await import('../companies/companies-table.ts')).companiesTable,
  'demands.import': async () => (await import('../demands/demands-table.ts')).demandsTable,
  'employees.import': async () => (await import('../employees/employees-table.ts')).employeesTable,
  'files.import': async () => (await import('../files/files-table.ts')).filesTable,
  'news.import': async () => (await import('../news/news-table.ts')).newsTable,
  'participants.import': async () => (await import('../participants/participants-table.ts')).participantsTable,
  'resources.import': async () => (await import('../resources/resources-table.ts')).resourcesTable,
  'subChannels.import': async () => (await import('../channels/sub-channels-table.ts')).subChannelsTable,
} satisfies Partial<Record<OperationKind, () => Promise<unknown>>>

export type ImportedKind = keyof typeof importedTables

/** The tables that are read for a plan, from which nothing is written. */
export const plannedTables = {
  'chapters.readOutline': async () => (await import('../chapters/outline-table.ts')).outlineTable,
  'permissions.readTable': async () => (await import('../permissions/permissions-table.ts')).permissionsTable,
} as const

export type PlannedKind = keyof typeof plannedTables
export type JudgedKind = ImportedKind | PlannedKind

const judgedTables: Readonly<Record<JudgedKind, () => Promise<unknown>>> = { ...importedTables, ...plannedTables }

/** A table with the columns that it takes, and beside them those that it passes over. */
export interface JudgedTable extends ImportedTable {
  readonly passedOver: readonly Column[]
}

export async function judgedTable(kind: JudgedKind): Promise<JudgedTable> {
  const table = (await judgedTables[kind]()) as ImportedTable
  const isTaken = ({ field }: Column) => field in table.schema.shape
  return {
    ...table,
    schema: tableRow(table.schema),
    columns: table.columns.filter(isTaken),
    passedOver: table.columns.filter((column) => !isTaken(column)),
  }
}
