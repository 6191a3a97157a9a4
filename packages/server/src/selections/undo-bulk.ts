import { and, eq, inArray } from 'drizzle-orm'
import type { PlainCode } from '@icss/core/errors/error-params.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { BinKind } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { Db } from '../database/database.ts'
import { inSavepoint } from '../database/in-savepoint.ts'
import type { Afterwards, Fields } from '../entities/entity-shape.ts'
import type { KeptChange } from '../operations/kept-changes.ts'
import { keptOrLost } from '../operations/kept-or-lost.ts'
import type { Lost, Undoer } from '../operations/operation-kind.ts'
import type { RunServices } from '../operations/runs.ts'
import { recycleBin } from '../recycle-bin/recycle-bin.tables.ts'
import { type BulkOptions, rewrite } from './bulk-runner.ts'
import { type BulkParts, entitiesOf } from './bulk-parts.ts'

/** Puts one back as the recycle bin has it. */
async function fromBin(db: Db, channelId: string, kind: BinKind, parts: BulkParts, id: string): Promise<void> {
  const ofRow = and(eq(recycleBin.channelId, channelId), eq(recycleBin.kind, kind), eq(recycleBin.id, id))
  const [binned] = await db.select().from(recycleBin).where(ofRow).for('update')
  if (!binned) throw new ProblemError('selection.not_in_bin')
  await entitiesOf(parts).restore(db, channelId, binned)
  await db.delete(recycleBin).where(ofRow)
}

const faultOf = ({ code, params = {} }: ProblemError): PlainCode | FieldError => ({ code, params })

/** Restores what a run over many deleted, and gives what it changed its values back. */
export const undoBulk =
  (noun: BulkNounName, { bulk }: Pick<RunServices, 'bulk'>): Undoer =>
  async ({ db, client, undone, batch, restoredSoFar }) => {
    const { channelId } = undone
    const parts = bulk[noun]
    const store = entitiesOf(parts)
    const { isOn } = (undone.options as unknown as BulkOptions).change
    const found: Lost[] = []
    /** Whether it could be done to one record; what stands against it is told. */
    const isDone = async ({ line, id, label }: Omit<Lost, 'fault'>, work: () => Promise<void>): Promise<boolean> => {
      try {
        await inSavepoint(client, () => work().catch(store.word))
        return true
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        found.push({ line, id, label, fault: faultOf(error) })
        return false
      }
    }

    const recreated = []
    for (const one of batch.deleted) {
      const isBack = await isDone(one, async () => {
        if (parts.restore) return parts.restore(db, channelId, one.id)
        const { bin } = store.shape
        if (!bin) throw new ProblemError('operation.not_undoable')
        return fromBin(db, channelId, bin.kind, parts, one.id)
      })
      if (isBack) recreated.push(one)
    }

    const ids = batch.changed.map(({ id }) => id)
    const rows =
      ids.length === 0
        ? []
        : await db
            .select({ id: store.table.id, version: store.table.version })
            .from(store.table)
            .where(and(eq(store.table.channelId, channelId), inArray(store.table.id, ids)))
            .orderBy(store.table.id)
            .for('update')
    const present = new Map(
      rows.map(({ id, version }) => [
        id as string,
        { name: batch.changed.find((one) => one.id === id)?.label ?? '', version: Number(version) },
      ]),
    )
    const { lost, isKept } = keptOrLost(present, await restoredSoFar(ids))
    const restored: KeptChange[] = []
    for (const change of batch.changed) {
      if (!isKept(change)) continue
      const { id, before, after } = change
      let version = change.version
      const isBack = await isDone(change, async () => {
        if (isOn !== undefined && parts.turn) {
          const changed = await store.change(db, channelId, id, () => before as never)
          version = Number((changed as Fields)['version'])
          return
        }
        const [shown] = await store.showMany(db, channelId, [id])
        const afterwards: Afterwards = []
        version = await rewrite(
          { db, channelId, noun, parts, afterwards },
          shown as Fields & { id: string; version: number },
          before,
        )
      })
      if (isBack) restored.push({ ...change, version, before: after, after: before })
    }
    return { restored, deleted: [], recreated, lost: [...lost, ...found] }
  }
