import { isRichText, wordsOf } from '@icss/core/rich-text/rich-text.ts'
import type { Db } from '../database/database.ts'
import { uuids } from '../database/uuids.ts'
import type { ImportedRows, ImportScope, OnConflict } from '../imports/imported.ts'
import type { GoodRow, Refused, Written } from '../imports/written.ts'
import { keptIds, noneCreated } from '../operations/kept-changes.ts'
import { changedFields } from './changed-fields.ts'
import type { EntityRows, KeyHolders, KnownRow, Met } from './entity-rows.ts'
import type { Fields } from './entity-shape.ts'
import type { AnyStore } from './entity-store.ts'
import type { UniqueKey } from './unique-keys.ts'

/** What contract and table do not say of importing entities. */
export interface Importing {
  /** Copies rows that are packed, where that is faster. */
  readonly copy?: NonNullable<ImportedRows<never>['copy']>
  /** Rows, by then with the ids of what they refer to, that are refused before any is written. */
  readonly refuses?: (db: Db, channelId: string, rows: readonly GoodRow<Fields>[]) => Promise<readonly Refused[]>
  /** What is written elsewhere of what was added, from the first id to the last, in place of the store's `afterWrite`. */
  readonly afterAdding?: (db: Db, channelId: string, firstId: string, lastId: string) => Promise<void>
}

type Given = GoodRow<KnownRow>

/** A row that is merged into what is there, or refused for it. */
interface ToMerge extends Given {
  readonly how: 'update' | 'fail'
}

interface AlikeRow extends Given {
  readonly met: Met
}

interface Merged {
  readonly line: number
  /** Rows of the file that mean it. */
  readonly rows: number
  readonly before: KnownRow
  readonly after: KnownRow
}

const rowsOf = (merged: readonly Merged[]) => merged.reduce((sum, { rows }) => sum + rows, 0)

/** Whether a rich text has the words that a row brings: its formatting stays. */
const isWorded = (present: unknown, brought: unknown): boolean =>
  isRichText(present) && isRichText(brought) && wordsOf(present) === wordsOf(brought)

/**
 * Merges rows into what has their keys. A row whose keys are of two entities is refused by the later key, one that would
 * give an entity the name of another in another writing is too; what is to fail is refused by the first that is taken.
 */
function merge(rows: readonly ToMerge[], { keys, alike, draftOf }: EntityRows, holders: KeyHolders) {
  const refused: Refused[] = []
  const merged = new Map<string, Merged>()
  const refuse = ({ row, draft }: Given, { field, code }: UniqueKey, params: Refused['params'] = {}) =>
    refused.push({ row, field, value: String(draft[field]), code, params })
  for (const given of rows) {
    const { line, draft, fields, how } = given
    const taken = keys.filter((key) => holders.get(key)?.get(key.valueOf(draft)) !== undefined)
    const holderOf = (key: UniqueKey | undefined) => key && holders.get(key)?.get(key.valueOf(draft))
    const target = holderOf(taken[0])
    const other = taken.findLast((key) => holderOf(key)?.id !== target?.id)
    const fault = how === 'fail' ? taken[0] : (other ?? (target ? undefined : keys.at(-1)))
    if (!target || fault) {
      if (fault) refuse(given, fault)
      continue
    }
    const met = holderOf(alike)
    if (alike && met && met.id !== target.id && alike.valueOf(target) !== undefined) {
      refuse(given, alike, { name: String(met[alike.field]) })
      continue
    }
    const own = draftOf(draft)
    const present = { ...target, ...merged.get(target.id)?.after }
    const written = Object.fromEntries(
      fields.filter((name) => name in own && !isWorded(present[name], own[name])).map((name) => [name, own[name]]),
    )
    const after = { ...present, ...written }
    merged.set(target.id, { line, rows: (merged.get(target.id)?.rows ?? 0) + 1, before: target, after })
    // Its new keys are its own for the rows behind; the old ones stay so until all of them are written.
    for (const [key, held] of holders) {
      const value = key.valueOf(after)
      if (value !== undefined) held.set(value, target)
    }
  }
  return { refused, merged: [...merged.values()] }
}

/** Writes rows of a file: what is there already, by a key, is skipped, updated or refused as the run says. */
export const writeEntities = (
  { shape, draftNames }: AnyStore,
  label: string,
  ofRows: EntityRows,
  { afterAdding }: Importing,
): ImportedRows<Fields>['write'] => {
  /** Those of `rows` that nothing stands in the way of but a name in another writing. */
  async function alikeAmong(db: Db, channelId: string, rows: readonly Given[]): Promise<readonly AlikeRow[]> {
    const { alike, keys } = ofRows
    if (!alike || rows.length === 0) return []
    const drafts = (of: readonly Given[]) => of.map(({ draft }) => draft)
    const metByKey = await ofRows.alikeTo(db, channelId, drafts(rows))
    const likely = rows.flatMap((row): AlikeRow[] => {
      const met = metByKey.get(alike.valueOf(row.draft) ?? '')
      return met && met.name !== row.draft[alike.field] ? [{ ...row, met }] : []
    })
    if (likely.length === 0) return []
    const holders = await ofRows.holdersOf(db, channelId, drafts(likely))
    return likely.filter(({ draft }) => keys.every((key) => !holders.get(key)?.has(key.valueOf(draft))))
  }

  async function write(
    db: Db,
    channelId: string,
    rows: readonly GoodRow<Fields>[],
    onConflict: OnConflict,
    { onAlike, by }: Pick<ImportScope, 'onAlike' | 'by'>,
  ): Promise<Written> {
    const none = { created: 0, updated: 0, skipped: 0, refused: [], changes: { created: noneCreated, changed: [] } }
    if (rows.length === 0) return none
    const ids = uuids(rows.length)
    const given = rows.map((row, i): Given => ({ ...row, draft: { ...row.draft, id: ids[i] ?? '' } }))
    const inserted = await ofRows.insert(
      db,
      channelId,
      given.map(({ draft }) => draft),
      by,
    )
    const taken = given.filter(({ draft }) => !inserted.has(draft.id))
    const alike = await alikeAmong(db, channelId, taken)
    const made =
      onAlike === 'make'
        ? await ofRows.insertApart(
            db,
            channelId,
            alike.map(({ draft }) => draft),
            by,
          )
        : new Set<string>()
    const isAdded = ({ draft }: Given) => inserted.has(draft.id) || made.has(draft.id)
    const added = given.filter(isAdded)
    const drafts = added.map(({ draft }) => draft)
    const [first, last] = [drafts[0], drafts.at(-1)]
    if (first && last) {
      if (afterAdding) await afterAdding(db, channelId, first.id, last.id)
      else await shape.afterWrite?.({ db, channelId, afterwards: [], settings: {} }, drafts)
    }
    const created = keptIds(
      added.map(({ line }) => line),
      drafts.map(({ id }) => id),
    )
    const counts = {
      ...none,
      created: added.length,
      changes: { created, changed: [] },
    }
    const there = given.filter((row) => !isAdded(row))
    const metBy = new Map(alike.map(({ row, met }) => [row, met]))
    const toMerge = there.flatMap((row): ToMerge[] => {
      const met = onAlike === 'make' ? undefined : metBy.get(row.row)
      const how = met ? onAlike : onConflict
      if (how !== 'update' && how !== 'fail') return []
      // The name stays as it is written there.
      return [{ ...row, how, draft: met ? { ...row.draft, [label]: met.name } : row.draft }]
    })
    const told = alike.map(({ line, draft, met }) => ({ line, name: String(draft[label]), id: met.id, met: met.name }))
    const skippedAtOnce = there.length - toMerge.length
    if (toMerge.length === 0) return { ...counts, skipped: skippedAtOnce, alike: told }

    const holders = await ofRows.holdersOf(
      db,
      channelId,
      toMerge.map(({ draft }) => draft),
    )
    const { merged, refused } = merge(toMerge, ofRows, holders)
    const compared = merged.map((one) => ({ ...one, fields: changedFields(draftNames, one.before, one.after) }))
    // What says nothing new is not written: it keeps its version, and who has it open is not in anybody's way.
    const different = compared.filter(({ fields: { after } }) => Object.keys(after).length > 0)
    const versions = await ofRows.overwrite(
      db,
      channelId,
      different.map(({ after }) => after),
    )
    const changed = different.map(({ line, after, fields }) => ({
      line,
      id: after.id,
      label: String(after[label]),
      version: versions.get(after.id) ?? 0,
      ...fields,
    }))
    const updated = rowsOf(different)
    return {
      ...counts,
      updated,
      skipped: skippedAtOnce + rowsOf(merged) - updated,
      refused,
      alike: told,
      changes: { created, changed },
    }
  }

  return (_client, channelId, rows, onConflict, { db, ...run }) => write(db, channelId, rows, onConflict, run)
}
