import { isRichText, wordsOf } from '@icss/core/rich-text/rich-text.ts'
import type { Db } from '../database/database.ts'
import { uuids } from '../database/uuids.ts'
import type { ImportedRows, OnConflict } from '../imports/imported.ts'
import type { GoodRow, Refused, Written } from '../imports/written.ts'
import { keptIds, noneCreated } from '../operations/kept-changes.ts'
import { changedFields } from './changed-fields.ts'
import type { EntityRows, KeyHolders, KnownRow } from './entity-rows.ts'
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
 * Merges rows into what has their keys. A row whose keys are of two entities is refused by the later key; where all are to
 * be refused, each is by the first that is taken.
 */
function merge(rows: readonly Given[], { keys, draftOf }: EntityRows, holders: KeyHolders, onConflict: OnConflict) {
  const refused: Refused[] = []
  const merged = new Map<string, Merged>()
  const refuse = ({ row, draft }: Given, { field, code }: UniqueKey) =>
    refused.push({ row, field, value: String(draft[field]), code })
  for (const given of rows) {
    const { line, draft, fields } = given
    const taken = keys.filter((key) => holders.get(key)?.get(key.valueOf(draft)) !== undefined)
    const holderOf = (key: UniqueKey | undefined) => key && holders.get(key)?.get(key.valueOf(draft))
    const target = holderOf(taken[0])
    const other = taken.findLast((key) => holderOf(key)?.id !== target?.id)
    const fault = onConflict === 'fail' ? taken[0] : (other ?? (target ? undefined : keys.at(-1)))
    if (!target || fault) {
      if (fault) refuse(given, fault)
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
    for (const key of keys) {
      const value = key.valueOf(draft)
      if (value !== undefined) holders.get(key)?.set(value, target)
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
  async function write(
    db: Db,
    channelId: string,
    rows: readonly GoodRow<Fields>[],
    onConflict: OnConflict,
  ): Promise<Written> {
    const none = { created: 0, updated: 0, skipped: 0, refused: [], changes: { created: noneCreated, changed: [] } }
    if (rows.length === 0) return none
    const ids = uuids(rows.length)
    const given = rows.map((row, i): Given => ({ ...row, draft: { ...row.draft, id: ids[i] ?? '' } }))
    const inserted = await ofRows.insert(
      db,
      channelId,
      given.map(({ draft }) => draft),
    )
    const added = given.filter(({ draft }) => inserted.has(draft.id))
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
    const there = given.filter(({ draft }) => !inserted.has(draft.id))
    if (there.length === 0 || onConflict === 'skip') return { ...counts, skipped: there.length }

    const holders = await ofRows.holdersOf(
      db,
      channelId,
      there.map(({ draft }) => draft),
    )
    const { merged, refused } = merge(there, ofRows, holders, onConflict)
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
      skipped: rowsOf(merged) - updated,
      refused,
      changes: { created, changed },
    }
  }

  return (_client, channelId, rows, onConflict, { db }) => write(db, channelId, rows, onConflict)
}
