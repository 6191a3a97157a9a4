import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { shownAs } from './entity-answers.ts'
import { madeBy } from './entity-columns.ts'
import type { Fields } from './entity-shape.ts'
import type { AnyStore } from './entity-store.ts'
import { alikeKey, type UniqueKey, uniqueKeys } from './unique-keys.ts'

/** An entity as a draft, with its id and, where it has one, what names its parent. */
export type KnownRow = Fields & { readonly id: string }

/** What a row met that is probably the same. */
export interface Met {
  readonly id: string
  readonly name: string
}

/** What has each key of a table, by the values of the key. */
export type KeyHolders = ReadonlyMap<UniqueKey, Map<string | undefined, KnownRow>>

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Entities of one kind, many at once; each call is part of the caller's transaction. */
export interface EntityRows {
  readonly keys: readonly UniqueKey[]
  /** The key of names in other writings. */
  readonly alike: UniqueKey | undefined
  readonly draftOf: (row: Fields) => Fields
  /**
   * Adds rows, each with its id, but those of which a key is taken; answers the ids of what was added. `by` is the account
   * that adds them.
   */
  insert(db: Db, channelId: string, rows: readonly KnownRow[], by?: string): Promise<ReadonlySet<string>>
  /** Adds rows of which only the name is taken, in another writing, as `insert` does. */
  insertApart(db: Db, channelId: string, rows: readonly KnownRow[], by?: string): Promise<ReadonlySet<string>>
  /** What is named as `rows` are, in another writing, by the key of it; taken in one statement. */
  alikeTo(db: Db, channelId: string, rows: readonly Fields[]): Promise<ReadonlyMap<string, Met>>
  /** Writes over what is there; answers the version that each has now. */
  overwrite(db: Db, channelId: string, rows: readonly KnownRow[]): Promise<ReadonlyMap<string, number>>
  /** What has a key of one of `rows`, locked. */
  holdersOf(db: Db, channelId: string, rows: readonly Fields[]): Promise<KeyHolders>
  read(db: Db, channelId: string, ids: readonly string[]): Promise<KnownRow[]>
}

const pick = (names: readonly string[], row: Fields) => Object.fromEntries(names.map((name) => [name, row[name]]))

/** Of what has the key of one of `rows`. */
const heldByAny = ({ of, where, heldBy }: UniqueKey, rows: readonly Fields[]) =>
  and(sql`${of} = any(${sql.param(rows.map(heldBy))})`, where)

const known = (rows: readonly Fields[]) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shownAs(value)])),
  ) as unknown as KnownRow[]

export function entityRows({ table, shape, columnsOf, draftNames, parentKey }: AnyStore): EntityRows {
  const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>
  const keys = uniqueKeys(table, shape.faults ?? {})
  const alike = shape.alike && alikeKey(table, shape.alike)
  const column = (name: string) => columns[name] as AnyPgColumn
  const named = (name: string) => sql.identifier(column(name).name)
  /** An instant as it is read again: a row that says it with another offset says nothing new. */
  const asRead = (name: string, value: unknown) =>
    value && columns[name]?.dataType === 'date' ? shownAs(new Date(value as string)) : value
  const draftOf = (row: Fields) => Object.fromEntries(draftNames.map((name) => [name, asRead(name, row[name])]))
  const parents = parentKey === undefined ? [] : [parentKey]
  const kept = ['id', ...parents, ...draftNames, ...(shape.alike ? [shape.alike.apart] : [])]
  const selected = Object.fromEntries(kept.map((name) => [name, column(name)]))
  const preset = Object.entries(columns).flatMap(([name, { defaultFn }]) =>
    defaultFn ? [[name, defaultFn] as const] : [],
  )

  /** Rows of the table's type, made of JSON. */
  const populated = (rows: readonly Fields[]) => {
    const byColumn = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [column(name).name, value])),
    )
    return sql`json_populate_recordset(null::${table}, ${JSON.stringify(byColumn)}::json) as r`
  }

  const written = (channelId: string, row: KnownRow) => ({ id: row.id, ...columnsOf(draftOf(row), channelId) })

  const insert = async (db: Db, channelId: string, rows: readonly KnownRow[], more: Fields) => {
    const defaults = { ...Object.fromEntries(preset.map(([name, value]) => [name, value()])), ...more }
    const values = rows.map((row) => ({ ...defaults, ...written(channelId, row), ...pick(parents, row) }))
    const [first] = values
    if (!first) return new Set<string>()
    const names = Object.keys(first)
    const { rows: added } = await db.execute<{ id: string }>(sql`
      insert into ${table} (channel_id, ${list(names.map((name) => sql`${named(name)}`))})
      select ${channelId}::uuid, ${list(names.map((name) => sql`r.${named(name)}`))} from ${populated(values)}
      on conflict do nothing returning id`)
    return new Set(added.map(({ id }) => id))
  }

  return {
    keys,
    alike,
    draftOf,

    insert: (db, channelId, rows, by) => insert(db, channelId, rows, madeBy(columns, by)),
    insertApart: (db, channelId, rows, by) =>
      insert(db, channelId, rows, { ...madeBy(columns, by), ...(shape.alike ? { [shape.alike.apart]: true } : {}) }),

    async alikeTo(db, channelId, rows) {
      if (!alike || !shape.alike) return new Map()
      const { field } = shape.alike
      const found = (await db
        .select({ id: table.id, name: column(field), key: alike.of })
        .from(table)
        .where(and(eq(table.channelId, channelId), heldByAny(alike, rows)))) as (Met & { key: string })[]
      return new Map(found.map(({ key, ...met }) => [key, met]))
    },

    async overwrite(db, channelId, rows) {
      const values = rows.map((row) => written(channelId, row))
      const [first] = values
      if (!first) return new Map()
      const set = Object.keys(first)
        .filter((name) => name !== 'id')
        .map((name) => sql`${named(name)} = r.${named(name)}`)
      const touched = 'updatedAt' in columns ? [sql`updated_at = now()`] : []
      const { rows: changed } = await db.execute<{ id: string; version: number }>(sql`
        update ${table} as t set version = t.version + 1, ${list([...set, ...touched])}
        from ${populated(values)} where t.channel_id = ${channelId} and t.id = r.id returning t.id, t.version`)
      await shape.afterWrite?.({ db, channelId, afterwards: [], settings: {} }, values)
      return new Map(changed.map(({ id, version }) => [id, version]))
    },

    async holdersOf(db, channelId, rows) {
      const all = alike ? [...keys, alike] : keys
      const conditions = all.flatMap((key) => {
        const { parent, valueOf } = key
        const having = rows.filter((row) => valueOf(row) !== undefined)
        if (having.length === 0) return []
        const ofParents = parent && inArray(column(parent), [...new Set(having.map((row) => row[parent]))])
        return [and(ofParents || undefined, heldByAny(key, having))]
      })
      const found =
        conditions.length === 0
          ? []
          : await db
              .select(selected)
              .from(table)
              .where(and(eq(table.channelId, channelId), or(...conditions)))
              .orderBy(table.id)
              .for('no key update')
      const present = known(found)
      return new Map(
        all.map((key) => [
          key,
          new Map(present.flatMap((row) => (key.valueOf(row) === undefined ? [] : [[key.valueOf(row), row] as const]))),
        ]),
      )
    },

    read: async (db, channelId, ids) =>
      known(
        await db
          .select(selected)
          .from(table)
          .where(and(eq(table.channelId, channelId), inArray(table.id, [...ids]))),
      ),
  }
}
