import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import type { BulkDoes, BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { BulkChangeValues } from '@icss/core/selections/selections.contract.ts'
import { onceMoreAfterCollision } from '../database/collisions.ts'
import type { Db } from '../database/database.ts'
import { inSavepoint } from '../database/in-savepoint.ts'
import type { Afterwards, Fields } from '../entities/entity-shape.ts'
import { type KeptChange, noneCreated } from '../operations/kept-changes.ts'
import type { Runner } from '../operations/operation-kind.ts'
import type { RunServices } from '../operations/runs.ts'
import { operationProgress, type RejectedCells } from '../operations/operation-progress.ts'
import { changedOf } from './changed-of.ts'
import { type BulkCaller, type BulkParts, entitiesOf } from './bulk-parts.ts'
import { findSelection } from './selections.repository.ts'

/** What a run over many records keeps of what it was asked. */
export interface BulkOptions extends BulkCaller {
  readonly selection: string
  readonly change: BulkChangeValues
}

/** Records of one transaction. */
const batchSize = 200

/** The header of the file of what was left. */
export const leftHeaders = ['id', 'label'] as const

/** What a try ends with that is to be taken back. */
const onlyTried = new Error('only tried')

/** The name of each of `ids` that is there. */
export async function namesOf(
  db: Db,
  { store: { table, shape } }: BulkParts,
  channelId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>
  const name = columns[shape.bin?.name ?? 'name'] ?? columns['title'] ?? table.id
  const rows = await db
    .select({ id: table.id, name })
    .from(table)
    .where(and(eq(table.channelId, channelId), inArray(table.id, [...ids])))
  return new Map(rows.map((row) => [row.id as string, String(row.name)]))
}

/** The fields of a draft that a change gives other values. */
function draftChanges({ category, tags }: BulkParts, stored: Fields, change: BulkChangeValues): Fields {
  const { categoryId, addTags = [], dropTags = [] } = change
  const held = tags === undefined ? [] : ((stored[tags] ?? []) as readonly string[])
  const kept = [...new Set([...held, ...addTags])].filter((tag) => !dropTags.includes(tag))
  return {
    ...(category !== undefined && categoryId !== undefined ? { [category]: categoryId } : {}),
    ...(tags !== undefined && addTags.length + dropTags.length > 0 ? { [tags]: kept } : {}),
  }
}

interface Scope {
  readonly db: Db
  readonly channelId: string
  readonly noun: BulkNounName
  readonly parts: BulkParts
  readonly afterwards: Afterwards
}

/** A stored record as a form would send it, with `values` in place of its own. */
export async function rewrite(
  { db, channelId, noun, parts, afterwards }: Scope,
  stored: Fields & { readonly id: string; readonly version: number },
  values: Fields,
): Promise<number> {
  const store = entitiesOf(parts)
  const own = Object.fromEntries(store.draftNames.map((name) => [name, stored[name]]))
  const checked = check(contract[noun].update.body, { ...own, ...values })
  if (!checked.ok) {
    const [fault] = Object.values(checked.errors)
    throw new ProblemError(fault?.code ?? 'request.invalid', { params: fault?.params ?? {} })
  }
  const changed = await store.update(db, channelId, stored.id, stored.version, checked.value as Fields, { afterwards })
  return Number(changed['version'])
}

/** Changes one record; undefined where it is so already. */
async function changeOne(
  scope: Scope & { readonly services: Pick<RunServices, 'config'>; readonly seen: number | undefined },
  id: string,
  { change, ...caller }: BulkOptions,
): Promise<Pick<KeptChange, 'version' | 'before' | 'after'> | undefined> {
  const { db, channelId, parts, afterwards, services, seen } = scope
  const { turn } = parts
  const store = entitiesOf(parts)
  const { isOn } = change
  if (isOn !== undefined && turn) {
    const kept: { before: Fields; after: Fields } = { before: {}, after: {} }
    const unchanged = new Error('unchanged')
    const turned = await store
      .change(db, channelId, id, async (stored) => {
        const columns = await turn(stored, isOn, { db, channelId, afterwards, settings: {}, services, seen }, caller)
        Object.assign(kept, changedOf(stored, columns))
        if (Object.keys(kept.after).length === 0) throw unchanged
        return columns as never
      })
      .catch((error: unknown) => {
        if (error === unchanged) return undefined
        throw error
      })
    return turned && { version: Number(turned['version']), ...kept }
  }
  const [shown] = await store.showMany(db, channelId, [id])
  if (!shown) throw new ProblemError('request.not_found')
  const stored = shown as Fields & { id: string; version: number }
  const { before, after } = changedOf(stored, draftChanges(parts, stored, change))
  if (Object.keys(after).length === 0) return undefined
  return { version: await rewrite(scope, stored, after), before, after }
}

/** Whatever comes of one record does not touch the others: a fault is told of it. */
async function tried<T>(
  client: pg.PoolClient,
  { store: { word } }: BulkParts,
  dryRun: boolean,
  work: () => Promise<T>,
): Promise<{ readonly done: T } | { readonly fault: ProblemError }> {
  let done: T | undefined
  try {
    await inSavepoint(client, async () => {
      done = await work().catch(word)
      if (dryRun) throw onlyTried
    })
  } catch (error) {
    if (error instanceof ProblemError) return { fault: error }
    if (error !== onlyTried) throw error
  }
  return { done: done as T }
}

/**
 * Deletes or changes the records of a selection, in the order of their ids, batch by batch; each batch is one transaction
 * together with its progress. What is gone or may not be changed is left and told of as a rejected row. A dry run does the
 * same and takes each record back.
 */
export const bulkRunner =
  (noun: BulkNounName, does: BulkDoes, { database, config, storage, bulk }: RunServices): Runner =>
  async (run, signal) => {
    const { channelId, dryRun } = run
    const options = run.options as unknown as BulkOptions
    const parts = bulk[noun]
    const progress = operationProgress(run)
    const found = await database.tenant(channelId, (db) => findSelection(db, channelId, options.selection))
    if (!found) throw new ProblemError('operation.not_resumable')
    const { ids, versions } = found

    const batch = async (before: number) => {
      const chosen = ids.slice(before, before + batchSize)
      const left: Afterwards = []
      await database.tenant(channelId, async (db, client) => {
        const { table } = parts.store
        // All before the first is changed: what follows of a change, such as the count of SMS, is locked after its row.
        if (does === 'changeSelected')
          await db
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.channelId, channelId), inArray(table.id, chosen)))
            .orderBy(table.id)
            .for('update')
        const names = await namesOf(db, parts, channelId, chosen)
        const rejected: RejectedCells[] = []
        const changed: KeptChange[] = []
        const deleted: { line: number; id: string; label: string }[] = []
        let skipped = 0
        for (const [at, id] of chosen.entries()) {
          const line = before + at + 1
          const label = names.get(id) ?? ''
          const afterwards: Afterwards = []
          const outcome = await tried(client, parts, dryRun, async () => {
            if (!names.has(id)) throw new ProblemError('request.not_found')
            if (does === 'changeSelected')
              return changeOne(
                { db, channelId, noun, parts, afterwards, services: { config }, seen: versions[line - 1] },
                id,
                options,
              )
            if (parts.remove) await parts.remove(db, channelId, id, run.accountId)
            else await entitiesOf(parts).remove(db, channelId, id, { by: options.by, afterwards })
            return undefined
          })
          if ('fault' in outcome) {
            const { code, params } = outcome.fault
            rejected.push({
              row: line,
              line,
              cells: [id, label],
              faults: [{ column: '', value: label, code, params: params ?? {} }],
            })
            continue
          }
          left.push(...afterwards)
          if (does === 'deleteSelected') deleted.push({ line, id, label })
          else if (outcome.done) changed.push({ line, id, label, ...outcome.done })
          else skipped += 1
        }
        await progress.add(db, {
          before,
          rows: chosen.length,
          deleted: deleted.length,
          updated: changed.length,
          skipped,
          rejected,
          headers: leftHeaders,
          ...(dryRun ? {} : { changes: { created: noneCreated, changed, deleted } }),
        })
      })
      if (!dryRun) for (const work of left) await work({ database, config, storage })
    }

    await database.tenant(channelId, (db) => progress.expect(db, ids.length))
    for (let before = run.rowsDone; before < ids.length; before += batchSize) {
      signal.throwIfAborted()
      await onceMoreAfterCollision(() => batch(before))
    }
    await database.tenant(channelId, (db) => progress.finish(db, leftHeaders))
  }
