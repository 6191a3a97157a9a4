import type pg from 'pg'
import type * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { mapHeaders } from './map-headers.ts'
import { openTable } from './open-table.ts'
import { type ReadRow, rowReader } from './read-row.ts'
import type { SourceRow } from './source-row.ts'
import { inBatches } from './in-batches.ts'
import { importProgress, type Progress } from './import-progress.ts'
import type { Runner } from '../operations/operation-kind.ts'
import type { Services } from '../services.ts'

/** What happens to a row that is there already. */
export type OnConflict = 'skip' | 'update' | 'fail'

/** Judges rows of a file that follow each other, and writes what was judged in the transaction of `client`. */
export interface Batches<Batch> {
  judge(before: number, sources: readonly SourceRow[]): Batch
  write(client: pg.PoolClient, batch: Batch): Promise<Progress>
}

/** What is imported: the columns of its table, the schema of a row, and how rows are judged and written. */
export interface Imported<Schema extends z.ZodMiniObject, Field extends string, Batch> {
  readonly schema: Schema
  readonly columns: readonly Column<Field>[]
  /** Headers that a file cannot do without. */
  readonly required: readonly Field[]
  batches(
    channelId: string,
    onConflict: OnConflict,
    readRow: (row: SourceRow) => ReadRow<z.output<Schema>>,
    headerOf: (field: string) => string,
  ): Batches<Batch>
}

/** Rows that are written, and counted as done, together. */
const batchSize = 4000

interface Options {
  readonly atomic: boolean
  readonly onConflict: OnConflict
  readonly language: Language
}

// Unique violation, deadlock, serialization: somebody else wrote the same rows at the same time.
const collisions = new Set(['23505', '40P01', '40001'])

/** Does `work` up to three times, as long as it collides with what others write. */
async function onceMoreAfterCollision<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !collisions.has(String((error as { code?: string }).code))) throw error
    return onceMoreAfterCollision(work, tries - 1)
  }
}

/**
 * Imports a file of rows. Each batch is one transaction together with its progress, so that a run taken up again
 * goes on behind the last batch and does no row twice. A dry run, and one that is all or nothing, is one transaction
 * over the whole file: the dry run is the real one, rolled back.
 */
export const importRunner =
  <Schema extends z.ZodMiniObject, Field extends string, Batch>(
    { schema, columns, required, batches: batchesOf }: Imported<Schema, Field, Batch>,
    { database, storage }: Pick<Services, 'database' | 'storage'>,
  ): Runner =>
  async (operation, signal) => {
    const { channelId, dryRun } = operation
    const { atomic, onConflict, language } = operation.options as unknown as Options
    const whole = dryRun || atomic
    using table = await openTable(storage, operation.fileKey ?? '', operation.bytes)
    const mapped = table.format === 'jsonl' ? [] : mapHeaders(table.headers, columns, required, language)
    const readRow = rowReader(schema, columns, table.headers, mapped, language)
    const headerOf = (field: string) =>
      table.headers[mapped.findIndex((column) => column?.field === field)] ??
      columns.find((column) => column.field === field)?.headers[language] ??
      field
    const progress = importProgress(operation, table)
    const done = whole ? 0 : operation.rowsDone

    const { judge, write } = batchesOf(channelId, onConflict, readRow, headerOf)

    async function* batches(): AsyncGenerator<{ batch: Batch; bytesRead: number }> {
      let row = 0
      for await (const sources of inBatches(table.rows, batchSize)) {
        signal.throwIfAborted()
        const before = Math.max(row, done)
        const left = sources.slice(before - row)
        row += sources.length
        if (left.length > 0) yield { batch: judge(before, left), bytesRead: table.bytesRead() }
      }
    }

    // The next batch is judged while the database writes the one before.
    const each = async (save: (batch: Batch, bytesRead: number) => Promise<void>) => {
      let writing = Promise.resolve()
      try {
        for await (const { batch, bytesRead } of batches()) {
          await writing
          writing = save(batch, bytesRead)
          // Awaited a turn later; a failure in between must not count as unhandled.
          writing.catch(() => {})
        }
      } finally {
        // Whatever ends the reading, nothing is written behind the end of the run or of its transaction.
        await writing
      }
    }

    if (!whole) {
      await each((batch, bytesRead) =>
        onceMoreAfterCollision(() =>
          database.tenant(channelId, async (db, client) => {
            // What a lost machine takes along of rows it takes of their count too; the end of the run waits for the disk.
            await client.query('set local synchronous_commit = off')
            await progress.add(db, await write(client, batch), bytesRead)
          }),
        ),
      )
    } else {
      await database.tenant(channelId, (db) => progress.reset(db))
      const rolledBack = new Error('rolled back')
      await database
        .tenant(channelId, async (_db, client) => {
          await each(async (batch, bytesRead) => {
            const change = await write(client, batch)
            await database.tenant(channelId, (db) => progress.add(db, change, bytesRead))
          })
          if (dryRun || progress.bad() > 0) throw rolledBack
          // Counted as done in the same transaction, so that a death right behind the commit repeats nothing.
          await client.query(
            `update operations set status = 'done', rows = rows_done, finished_at = now() where channel_id = $1 and id = $2`,
            [channelId, operation.id],
          )
        })
        .catch(async (error: unknown) => {
          if (!dryRun) await database.tenant(channelId, (db) => progress.forgetWritten(db)).catch(() => {})
          if (error !== rolledBack) throw error
        })
    }
    await database.tenant(channelId, (db) => progress.finish(db))
    if (atomic && !dryRun && progress.bad() > 0)
      throw new ProblemError('import.rejected_whole', { params: { bad: progress.bad() } })
  }
