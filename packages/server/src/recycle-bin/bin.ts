import { and, eq, getTableColumns, getTableName, inArray, isNull } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import type { Fields } from '../entities/entity-shape.ts'
import type { ListTable } from '../entities/entity-table.ts'
import { idColumnOf, type NamedBy, type Naming, namingOf, propertyOf } from '../entities/naming.ts'
import type { BinShape } from './bin-shape.ts'
import { recycleBin } from './recycle-bin.tables.ts'

/** Rows of one INSERT: PostgreSQL takes some 65,000 parameters. */
const atOnce = 500

const idOf = ({ id }: Fields) => id as string

/** The name of rows that name something, beside others of the same table. */
const keyOf = ({ table, of }: Naming): string => `${getTableName(table)}.${of.name}`

/** Puts a row that is to be deleted into the bin, with the rows that go with it and the ids of those that name it. */
export async function throwAway(
  db: Db,
  channelId: string,
  { kind, name }: BinShape,
  { children = [], referrers = [] }: NamedBy,
  stored: Fields,
  deletedBy: string,
): Promise<void> {
  const kept: Record<string, Fields[]> = {}
  const naming = (one: Naming) => namingOf(channelId, one, [idOf(stored)])
  for (const one of children) kept[keyOf(one)] = await db.select().from(one.table).where(naming(one))
  for (const one of referrers)
    kept[keyOf(one)] = await db
      .select({ id: idColumnOf(one) })
      .from(one.table)
      .where(naming(one))
  await db
    .insert(recycleBin)
    .values({ channelId, kind, id: idOf(stored), name: String(stored[name]), stored, children: kept, deletedBy })
}

/** A row as it was before JSON: columns that came since have their defaults, those that went are left out. */
const revived = (table: PgTable, row: Fields, channelId: string): Fields => ({
  ...Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([name, { dataType }]) => {
      const value = row[name]
      if (value === undefined) return []
      return [[name, dataType === 'date' && value !== null ? new Date(value as string) : value]]
    }),
  ),
  channelId,
})

/**
 * Puts rows back. Where one named something that is gone since, it names nothing, or is left out if it cannot be without.
 * `root` is restored with them. Answers those that are there again.
 */
async function putBack(
  db: Db,
  channelId: string,
  table: ListTable,
  rows: readonly Fields[],
  root: PgTable,
): Promise<Fields[]> {
  const columns = Object.entries(getTableColumns(table))
  let kept = rows.map((row) => revived(table, row, channelId))
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns: from, foreignTable, foreignColumns } = reference()
    const [[, own], [channel, target]] = [from, foreignColumns]
    const name = columns.find(([, { name: of }]) => of === own?.name)?.[0]
    if (from.length !== 2 || foreignTable === root || foreignTable === table || !own || !name || !channel || !target)
      continue
    const named = kept.flatMap((row) => row[name] ?? [])
    const there = await db
      .select({ id: target })
      .from(foreignTable)
      .where(and(eq(channel, channelId), inArray(target, named)))
      .for('key share')
    const ids = new Set<unknown>(there.map(({ id }) => id))
    kept = own.notNull
      ? kept.filter((row) => ids.has(row[name]))
      : kept.map((row) => (ids.has(row[name]) ? row : { ...row, [name]: null }))
  }
  const restored: Fields[] = []
  for (let at = 0; at < kept.length; at += atOnce)
    restored.push(
      ...(await db
        .insert(table)
        .values(kept.slice(at, at + atOnce))
        .returning()),
    )
  return restored
}

/** Puts a row back with what went with it; undefined where it cannot be without something that is gone. */
export async function restoreFrom(
  db: Db,
  channelId: string,
  table: ListTable,
  stored: Fields,
  { children = [], referrers = [] }: NamedBy,
  kept: Readonly<Record<string, readonly Fields[]>>,
): Promise<Fields | undefined> {
  const [restored] = await putBack(db, channelId, table, [stored], table)
  if (!restored) return undefined
  // The other way round than they went: those that went first may name those that went after.
  for (const one of children.toReversed()) await putBack(db, channelId, one.table, kept[keyOf(one)] ?? [], table)
  for (const one of referrers) {
    const ids = (kept[keyOf(one)] ?? []).map(idOf)
    await db
      .update(one.table)
      .set({ [propertyOf(one)]: idOf(restored) })
      .where(and(eq(one.table.channelId, channelId), inArray(idColumnOf(one), ids), isNull(one.of)))
  }
  return restored
}
