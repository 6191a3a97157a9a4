import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import { referencesOf } from '@icss/core/rules/reference.ts'
import { uuid } from '../database/uuids.ts'
import { type ConstraintFaults, constraintFaults } from '../database/constraint-faults.ts'
import type { Db } from '../database/database.ts'
import { holdReferences } from '../references/hold-references.ts'
import { restoreFrom, throwAway } from '../recycle-bin/bin.ts'
import type { BinShape } from '../recycle-bin/bin-shape.ts'
import type { recycleBin } from '../recycle-bin/recycle-bin.tables.ts'
import { gramsOf } from '../search/grams.ts'
import { isRichText, wordsName, wordsOf } from '@icss/core/rich-text/rich-text.ts'
import { keepPictures } from '../rich-text/kept-pictures.ts'
import { richTextOfHtml } from '../rich-text/rich-text-of-html.ts'
import type { AlikeShape } from './alike-shape.ts'
import { answersOf } from './entity-answers.ts'
import { madeBy } from './entity-columns.ts'
import { type AnyListShape, type EntityList, entityList } from './entity-list.ts'
import type {
  Afterwards,
  Draft,
  EntityContract,
  EntityScope,
  EntityShape,
  Fields,
  Shown,
  Stored,
  WriteSettings,
} from './entity-shape.ts'
import type { EntityTable } from './entity-table.ts'
import { type NamedBy, nameNoMore } from './naming.ts'
import { searchedColumns } from './searched-columns.ts'
import { alikeKey } from './unique-keys.ts'

interface Writing {
  /** Columns that no draft holds. */
  readonly more?: Fields
  /** The account that adds it. */
  readonly by?: string
  readonly afterwards?: Afterwards
  readonly settings?: WriteSettings
}

interface Deleting {
  readonly by?: string
  readonly afterwards?: Afterwards
}

type Binned = Pick<typeof recycleBin.$inferSelect, 'stored' | 'children'>

/** The entities of one kind in the database; each call is part of the caller's transaction. */
export interface EntityStore<C extends EntityContract, T extends EntityTable> extends EntityList<C> {
  readonly table: T
  /** Words what the table's constraints refuse. Use as `.catch(store.word)`. */
  readonly word: (error: unknown) => never
  show(db: Db, channelId: string, id: string): Promise<Shown<C>>
  /** Those of `ids` that are there, in their order. */
  showMany(db: Db, channelId: string, ids: readonly string[]): Promise<Shown<C>[]>
  insert(db: Db, channelId: string, draft: Draft<C>, writing?: Writing): Promise<Shown<C>>
  /** Throws `request.conflict` when it is not at `version` any more. */
  update(db: Db, channelId: string, id: string, version: number, draft: Draft<C>, writing?: Writing): Promise<Shown<C>>
  /** Lets `decide` say which columns become what, while nobody else changes them. */
  change(
    db: Db,
    channelId: string,
    id: string,
    decide: (stored: Stored<T>) => Partial<Stored<T>> | Promise<Partial<Stored<T>>>,
  ): Promise<Shown<C>>
  /** Adds one that is as another but for what `decide` says. */
  copy(
    db: Db,
    channelId: string,
    id: string,
    decide: (stored: Stored<T>) => Partial<Stored<T>> | Promise<Partial<Stored<T>>>,
  ): Promise<Shown<C>>
  /** Deletes it, into the recycle bin if it has a place there; `by` is who does. */
  remove(db: Db, channelId: string, id: string, deleting?: Deleting): Promise<void>
  /** The columns that a draft is written to. */
  columnsOf(draft: Draft<C>, channelId: string): Fields
  /** The column that says by what a row is found; nothing where the store has no search by an index. */
  gramsFor(row: Fields, channelId: string): Fields
  readonly shape: AnyShape
  readonly draftNames: readonly string[]
  /** Puts back what lies in the recycle bin, under `name` if it says one, with what went with it. */
  restore(db: Db, channelId: string, binned: Binned, name?: string): Promise<void>
}

/** A shape whose entity is not known. */
export interface AnyShape extends AnyListShape, NamedBy {
  readonly table: EntityTable
  readonly faults?: ConstraintFaults
  readonly alike?: AlikeShape
  readonly bin?: BinShape
  derived?(draft: Fields): Fields
  beforeWrite?(scope: EntityScope, draft: Fields, stored: Fields | undefined): Promise<Fields | void>
  afterWrite?(scope: EntityScope, stored: readonly Fields[]): Promise<void>
  beforeDelete?(scope: EntityScope, stored: Fields): Promise<void>
}

/** A store whose entity is not known, for what writes many at once. */
export type AnyStore = Pick<
  EntityStore<EntityContract, EntityTable>,
  'table' | 'shape' | 'draftNames' | 'parentKey'
> & {
  columnsOf(draft: Fields, channelId: string): Fields
}

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new ProblemError('request.not_found')
  return row
}

/** A name as a draft could have it. */
function nameOf({ create: { body } }: EntityContract, column: string, name: string): unknown {
  const checked = check(z.strictObject({ name: body.shape[column] }), { name })
  if (!checked.ok) throw new ProblemError('request.invalid', { errors: checked.errors })
  return checked.value.name
}

export function entityStore<C extends EntityContract, T extends EntityTable>(
  contract: C,
  shape: EntityShape<C, T>,
): EntityStore<C, T>
export function entityStore(contract: EntityContract, shape: AnyShape): EntityStore<EntityContract, EntityTable> {
  const { table, parent, searched = [], faults = {}, bin, children, referrers, ends } = shape
  const { alike, derived, beforeWrite, afterWrite, beforeDelete } = shape
  const namedBy: NamedBy = { children, referrers, ends }
  const lists = entityList(contract, shape)
  const { parentKey, selected } = lists
  const columns = getTableColumns(table)
  const shownNames = Object.keys(contract.show.answer.shape)
  const shownOf = answersOf(contract.show.answer)
  const byId = (channelId: string, id: string) => and(eq(table.channelId, channelId), eq(table.id, id))

  const showMany = async (db: Db, channelId: string, ids: readonly string[]): Promise<Fields[]> => {
    const rows = await db
      .select(selected([...shownNames, 'id'], channelId))
      .from(table)
      .where(and(eq(table.channelId, channelId), inArray(table.id, [...ids])))
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = rowOf.get(id.toLowerCase())
      return row ? [shownOf(row)] : []
    })
  }

  const show = async (db: Db, channelId: string, id: string) => found((await showMany(db, channelId, [id]))[0])

  // What is computed is read in a statement of its own: RETURNING holds columns only.
  const shown = async (db: Db, channelId: string, stored: Fields) =>
    shape.beside ? show(db, channelId, stored.id as string) : shownOf(stored)

  const lock = async (db: Db, channelId: string, id: string): Promise<Fields> =>
    found((await db.select().from(table).where(byId(channelId, id)).for('update'))[0])

  const lockParent = async (db: Db, channelId: string, more: Fields): Promise<void> => {
    if (!parent || parentKey === undefined) return
    const ofParent = and(eq(parent.channelId, channelId), eq(parent.id, more[parentKey]))
    found((await db.select({ id: parent.id }).from(parent).where(ofParent).for('key share'))[0])
  }

  const { names, words } = searchedColumns(table, searched)
  const gramsFor = (texts: Fields, channelId: string): Fields => {
    const textsOf = (some: readonly string[]) => some.map((name) => texts[name] as string)
    return searched.length > 0 ? { grams: gramsOf(channelId, textsOf(names), textsOf(words)) } : {}
  }

  const keyFor = (row: Fields): Fields => (alike ? { [alike.key]: alike.keyOf(row[alike.field] as string) } : {})

  /** The key of what is put back. It was there before: what has the key meanwhile, in another writing, is another. */
  const keyAgain = async (db: Db, channelId: string, row: Fields): Promise<Fields> => {
    if (!alike) return {}
    const key = alikeKey(table, alike)
    const holds = and(eq(table.channelId, channelId), sql`${key.of} = ${key.heldBy(row)}`, key.where)
    const taken = await db.select({ id: table.id }).from(table).where(holds)
    return { ...keyFor(row), [alike.apart]: row[alike.apart] === true || taken.length > 0 }
  }

  /** The words of rich texts, for the columns beside them. */
  const wordsFor = (draft: Fields): Fields =>
    Object.fromEntries(
      Object.entries(draft).flatMap(([name, value]) =>
        wordsName(name) in columns && isRichText(value) ? [[wordsName(name), wordsOf(value)]] : [],
      ),
    )

  /** A row of the recycle bin whose rich texts may be from before there were documents. */
  const withDocuments = (row: Fields): Fields => {
    const moved = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        wordsName(name) in columns && typeof value === 'string' ? richTextOfHtml(value) : value,
      ]),
    )
    return { ...moved, ...wordsFor(moved) }
  }

  const columnsOf = (draft: Fields, channelId: string): Fields => {
    const values = Object.entries(draft).flatMap(([name, value]) => {
      const column = columns[name]
      if (!column) return []
      if (value === '' && !column.notNull) return [[name, null]]
      return [[name, column.dataType === 'date' ? new Date(value as string) : value]]
    })
    const written = { ...Object.fromEntries(values), ...wordsFor(draft) }
    return { ...written, ...gramsFor({ ...draft, ...written }, channelId), ...keyFor(draft), ...derived?.(draft) }
  }

  /** Writes over a row that is at `version`; undefined where none is. */
  const overwrite = async (db: Db, channelId: string, id: string, version: number, values: Fields) => {
    const [changed] = await db
      .update(table)
      .set({ ...values, version: version + 1, ...('updatedAt' in columns ? { updatedAt: sql`now()` } : {}) })
      .where(and(byId(channelId, id), eq(table.version, version)))
      .returning()
    return changed as Fields | undefined
  }

  const isLookedAt = beforeWrite !== undefined || referencesOf(contract.create.body).length > 0
  return {
    ...lists,
    table,
    shape,
    draftNames: Object.keys(contract.create.body.shape),
    columnsOf,
    gramsFor,
    // Whoever writes has looked for a name in another writing: what is met now came meanwhile.
    word: constraintFaults(
      alike ? { ...faults, [alike.constraint]: { field: alike.field, code: 'request.conflict' } } : faults,
    ),
    show,
    showMany,

    async insert(db, channelId, draft, { more = {}, by, afterwards = [], settings = {} } = {}) {
      const scope = { db, channelId, afterwards, settings }
      await lockParent(db, channelId, more)
      await holdReferences(db, channelId, contract.create.body, draft)
      await keepPictures(db, channelId, draft)
      const follows = await beforeWrite?.(scope, draft, undefined)
      const values = {
        ...columnsOf(draft, channelId),
        ...follows,
        ...madeBy(columns, by),
        ...more,
        channelId,
        id: uuid(),
      }
      const stored = found((await db.insert(table).values(values).returning())[0])
      await afterWrite?.(scope, [stored])
      return shown(db, channelId, stored)
    },

    async update(db, channelId, id, version, draft, { more = {}, afterwards = [], settings = {} } = {}) {
      const scope = { db, channelId, afterwards, settings }
      // Whether it is there is said before what its draft refers to.
      const before = isLookedAt ? await lock(db, channelId, id) : undefined
      if (before && before.version !== version) throw new ProblemError('request.conflict')
      await holdReferences(db, channelId, contract.create.body, draft)
      await keepPictures(db, channelId, draft)
      const follows = await beforeWrite?.(scope, draft, before)
      const values = { ...columnsOf(draft, channelId), ...follows, ...more }
      const stored = await overwrite(db, channelId, id, version, values)
      if (!stored) {
        await show(db, channelId, id)
        throw new ProblemError('request.conflict')
      }
      await afterWrite?.(scope, [stored])
      return shown(db, channelId, stored)
    },

    async change(db, channelId, id, decide) {
      const before = await lock(db, channelId, id)
      const changed = await overwrite(db, channelId, id, before.version as number, await decide(before))
      return shown(db, channelId, found(changed))
    },

    async copy(db, channelId, id, decide) {
      const { version: _version, createdAt: _made, updatedAt: _changed, ...same } = await lock(db, channelId, id)
      const values = { ...same, ...(await decide(same as Stored<EntityTable>)), id: uuid() }
      const made = { ...values, ...gramsFor(values, channelId), channelId }
      const stored = found((await db.insert(table).values(made).returning())[0])
      await afterWrite?.({ db, channelId, afterwards: [], settings: {} }, [stored])
      return shown(db, channelId, stored)
    },

    async remove(db, channelId, id, { by = '', afterwards = [] } = {}) {
      const stored = await lock(db, channelId, id)
      if (bin) await throwAway(db, channelId, bin, namedBy, stored, by)
      await beforeDelete?.({ db, channelId, afterwards, settings: {} }, stored)
      await nameNoMore(db, channelId, namedBy, [id])
      await db.delete(table).where(byId(channelId, id))
    },

    async restore(db, channelId, { stored, children: kept }, name) {
      const called = bin && name !== undefined ? { [bin.name]: nameOf(contract, bin.name, name) } : {}
      const row = withDocuments({ ...stored, ...called })
      const before = {
        ...row,
        ...gramsFor(row, channelId),
        ...(await keyAgain(db, channelId, row)),
        version: Number(stored.version) + 1,
      }
      const restored = await restoreFrom(db, channelId, table, before, namedBy, kept)
      if (!restored) throw new ProblemError('recycle_bin.parent_missing')
      await afterWrite?.({ db, channelId, afterwards: [], settings: {} }, [restored])
    },
  }
}
