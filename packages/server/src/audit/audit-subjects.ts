import { and, eq, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AuditRecord, AuditSubject, ListedRecord } from '@icss/core/audit/audit-record.ts'
import { channelGroups } from '../channel-groups/channel-groups.tables.ts'
import type { Db } from '../database/database.ts'
import type { Fields } from '../entities/entity-shape.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import { employees } from '../employees/employees.tables.ts'
import { operations } from '../operations/operations.tables.ts'
import { recycleBin } from '../recycle-bin/recycle-bin.tables.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'

/** A table whose rows have an id in a channel. */
type NamedTable = Pick<EntityTable, 'id' | 'channelId'> & EntityTable

/** The tables of what has a name, by the group of its endpoints. */
const tablesOf = (bulk: BulkNounParts): ReadonlyMap<string, NamedTable> =>
  new Map<string, NamedTable>([
    ...Object.entries(bulk).map(([noun, { store }]) => [noun, store.table] as const),
    ['channelGroups', channelGroups as unknown as NamedTable],
    ['employees', employees as unknown as NamedTable],
    ['operations', operations as unknown as NamedTable],
  ])

const nameIn = (row: Fields | null | undefined): string | undefined => {
  const name = row?.['name'] ?? row?.['title']
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** What a record is about, with its name as far as the record has it. */
function subjectOf(record: AuditRecord, tables: ReadonlyMap<string, NamedTable>): AuditSubject | null {
  const [group = ''] = record.action.split('.')
  const table = tables.get(group)
  const own = table && record.changes.find(({ of }) => of === getTableName(table))
  // A run is about its rows, which it names in its title.
  const run = record.target['operationId']
  if (run !== undefined) return { noun: 'operations', id: run, name: '' }
  const [id = own?.id] = Object.values(record.target)
  if (!table || id === undefined) return null
  const change = record.changes.find((one) => one.id === id)
  return { noun: group, id, name: nameIn(change?.after) ?? nameIn(change?.before) ?? '' }
}

/** What those that have no name yet are called now. */
async function namesOf(db: Db, channelId: string, table: NamedTable, ids: readonly string[]) {
  const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>
  const name = columns['name'] ?? columns['title'] ?? table.id
  const rows = await db
    .select({ id: table.id, name })
    .from(table)
    .where(and(eq(table.channelId, channelId), inArray(table.id, [...ids])))
  return rows.map(({ id, name: called }) => [String(id), String(called)] as const)
}

/** Says of each record what it is about, and what that is called: as the record has it, as it is called now, or in the bin. */
export async function withSubjects(
  db: Db,
  channelId: string,
  bulk: BulkNounParts,
  records: readonly AuditRecord[],
): Promise<ListedRecord[]> {
  const tables = tablesOf(bulk)
  const subjects = records.map((record) => subjectOf(record, tables))
  const names = new Map<string, string>()
  for (const [noun, table] of tables) {
    const ids = subjects.flatMap((one) => (one?.noun === noun && one.name === '' ? [one.id] : []))
    if (ids.length === 0) continue
    for (const [id, name] of await namesOf(db, channelId, table, ids)) names.set(id, name)
  }
  const gone = subjects.flatMap((one) => (one && one.name === '' && !names.has(one.id) ? [one.id] : []))
  if (gone.length > 0) {
    const rows = await db
      .select({ id: recycleBin.id, name: recycleBin.name })
      .from(recycleBin)
      .where(and(eq(recycleBin.channelId, channelId), inArray(recycleBin.id, gone)))
    for (const { id, name } of rows) names.set(id, name)
  }
  return records.map((record, at) => {
    const subject = subjects[at] ?? null
    return { ...record, subject: subject && { ...subject, name: subject.name || (names.get(subject.id) ?? '') } }
  })
}
