import type pg from 'pg'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { recordedElsewhere } from '../audit/record-run.ts'
import type { Database, Db } from '../database/database.ts'
import { isCollision, onceMoreAfterCollision } from '../database/collisions.ts'
import type { BatchProgress } from '../operations/operation-progress.ts'
import { operationProgress } from '../operations/operation-progress.ts'
import type { Runner } from '../operations/operation-kind.ts'
import type { Services } from '../services.ts'
import type { ImportedRows, OnAlike, OnConflict } from './imported.ts'
import type { ImportedKind } from './imported-tables.ts'
import type { JudgedBatch } from './judging.ts'
import { judgeInThread } from './judging-threads.ts'
import { keptCells } from './kept-cells.ts'
import type { UnicodeEncoding } from '../text/text-encoding.ts'
import type { GoodRow, Written } from './written.ts'

interface Options {
  readonly atomic: boolean
  readonly onConflict: OnConflict
  readonly onAlike?: OnAlike
  readonly language: Language
  readonly unicode?: UnicodeEncoding
  readonly sheet?: string
  readonly rowsAbove?: number
  readonly columns?: string
  readonly strict?: boolean
}

/** How long a batch that is copied ahead of its turn waits for a row that somebody else is writing. */
const longestWait = '1s'

/**
 * Imports a file of rows. Each batch is one transaction together with its progress, so that a run taken up again
 * goes on behind the last batch and does no row twice. A dry run, and one that is all or nothing, is one transaction
 * over the whole file: the dry run is the real one, rolled back.
 *
 * COPY is the fastest way in, but takes all rows of a batch or none: where one is there already, that batch is written
 * with care, and those behind it for as long as they hold such rows too.
 */
export const importRunner =
  <Draft>(
    kind: ImportedKind,
    { write, copy, scope = 'tenant' }: ImportedRows<Draft>,
    { config, database, storage }: Pick<Services, 'config' | 'database' | 'storage'>,
  ): Runner =>
  async (operation, signal) => {
    const { channelId, dryRun, bytes } = operation
    const {
      atomic,
      onConflict,
      onAlike = 'skip',
      language,
      unicode,
      sheet,
      rowsAbove,
      columns,
      strict = false,
    } = operation.options as unknown as Options
    const whole = dryRun || atomic
    const judging = await judgeInThread({
      kind,
      place: storage.place,
      fileKey: operation.fileKey ?? '',
      bytes,
      language,
      unicode,
      sheet,
      rowsAbove,
      chosen: columns?.split(','),
      strict,
      done: whole ? 0 : operation.rowsDone,
      most: { rows: config.importFileRows, bytes: config.importFileBytes },
    })
    const { headers, headerOf } = judging
    const progress = operationProgress(operation)
    let isCopied = copy !== undefined
    let spent: Uint8Array<SharedArrayBuffer> | undefined

    const inScope: Database['tenant'] = (id, work) =>
      scope === 'system' ? database.everywhere(recordedElsewhere(operation, work)) : database.tenant(id, work)

    const written = async (
      db: Db,
      client: pg.PoolClient,
      { before, good, packed }: JudgedBatch,
      inTurn: Promise<unknown> = Promise.resolve(),
    ) => {
      const run = { operationId: operation.id, by: operation.accountId, onAlike, db }
      const isIn = packed !== undefined && (await copy?.(client, channelId, packed, run))
      await inTurn
      if (isIn) {
        const { created } = packed
        return {
          rows: [],
          created: created.lines.length / 4,
          updated: 0,
          skipped: 0,
          refused: [],
          changes: { created, changed: [] },
        }
      }
      const rows = (good ?? (await judging.rowsOf(before))) as readonly GoodRow<Draft>[]
      const result: Written = await write(client, channelId, rows, onConflict, run)
      isCopied = copy !== undefined && result.created === rows.length
      return { rows, ...result }
    }

    const save = async (
      db: Db,
      client: pg.PoolClient,
      batch: JudgedBatch,
      inTurn?: Promise<unknown>,
    ): Promise<BatchProgress> => {
      const { rows, refused, changes, ...counts } = await written(db, client, batch, inTurn)
      const byRow = new Map(rows.map((row) => [row.row, row]))
      const taken = refused.flatMap(({ row, field, value, code, params = {} }) => {
        const { line, cells } = byRow.get(row) ?? {}
        if (line === undefined || cells === undefined) return []
        return [
          {
            row,
            line,
            cells: keptCells(cells, language),
            faults: [{ column: headerOf[field] ?? field, value, code, params }],
          },
        ]
      })
      return {
        ...counts,
        before: batch.before,
        rows: batch.rows,
        rejected: [...batch.rejected, ...taken],
        bytesRead: batch.bytesRead,
        headers,
        ...(dryRun ? {} : { changes }),
      }
    }

    /** What is told of the reading before the first row is more behind the last. */
    const tellReading = async (inTransaction: (work: (db: Db) => Promise<void>) => Promise<void>) => {
      const reading = await judging.reading()
      await inTransaction((db) => progress.read(db, reading))
    }

    const judgeNext = () => {
      const next = judging.next({ packed: isCopied, ...(spent ? { spent } : {}) })
      // Awaited a turn later; a failure in between must not count as unhandled.
      next.catch(() => {})
      spent = undefined
      return next
    }

    // The next batch is judged while the database writes the one before. `saveBatch` answers bytes that it is done with.
    const each = async (saveBatch: (batch: JudgedBatch) => Promise<Uint8Array<SharedArrayBuffer> | undefined>) => {
      let next = judgeNext()
      for (let batch = await next; batch; batch = await next) {
        signal.throwIfAborted()
        next = judgeNext()
        spent = await saveBatch(batch)
      }
    }

    const commit = (batch: JudgedBatch, inTurn?: Promise<unknown>) =>
      inScope(channelId, async (db, client) => {
        // What a lost machine takes along of rows it takes of their count too; the end of the run waits for the disk.
        await client.query('set local synchronous_commit = off')
        // The batch before may wait for a row of this one, which waits for its turn: PostgreSQL cannot see that circle.
        if (inTurn) await client.query(`set local lock_timeout = '${longestWait}'`)
        await progress.add(db, await save(db, client, batch, inTurn))
      })

    /** Copies a batch while the one before is still being written, and commits them in their order. */
    const inPairs = async () => {
      let ended: Promise<unknown> = Promise.resolve()
      const begin = (batch: JudgedBatch, inTurn: Promise<unknown>) => {
        const done = commit(batch, inTurn)
        ended = Promise.allSettled([ended, done])
        return { batch, done }
      }
      /** Whether a batch is in at once; after a collision it is written again, alone. */
      const settle = async ({ batch, done }: ReturnType<typeof begin>) => {
        const failure: unknown = await done.then(
          () => undefined,
          (error: unknown) => error,
        )
        if (failure === undefined) return true
        if (!isCollision(failure)) throw failure
        await ended
        await onceMoreAfterCollision(() => commit(batch))
        return false
      }
      let last: ReturnType<typeof begin> | undefined
      try {
        await each(async (batch) => {
          const before = last
          last = begin(batch, before?.done ?? Promise.resolve())
          if (!before) return undefined
          if (!(await settle(before))) last = begin(batch, Promise.resolve())
          return before.batch.packed?.bytes
        })
        if (last) await settle(last)
      } finally {
        // Whatever ends the run, nothing is written behind its end.
        await ended
      }
    }

    try {
      await tellReading((work) => database.tenant(channelId, work))
      if (!whole) {
        await inPairs()
        await tellReading((work) => database.tenant(channelId, work))
      } else {
        await database.tenant(channelId, (db) => progress.reset(db))
        const rolledBack = new Error('rolled back')
        await inScope(channelId, async (db, client) => {
          await each(async (batch) => {
            const change = await save(db, client, batch)
            await database.aside(channelId, (db) => progress.add(db, change))
            return batch.packed?.bytes
          })
          await tellReading((work) => database.aside(channelId, work))
          if (dryRun || progress.bad() > 0) throw rolledBack
          // Counted as done in the same transaction, so that a death right behind the commit repeats nothing.
          await client.query(
            `update operations set status = 'done', rows = rows_done, finished_at = now() where channel_id = $1 and id = $2`,
            [channelId, operation.id],
          )
        }).catch(async (error: unknown) => {
          if (!dryRun) await database.tenant(channelId, (db) => progress.forgetWritten(db)).catch(() => {})
          if (error !== rolledBack) throw error
        })
      }
    } finally {
      await judging.close()
    }
    await database.tenant(channelId, (db) => progress.finish(db, headers))
    if (atomic && !dryRun && progress.bad() > 0)
      throw new ProblemError('import.rejected_whole', { params: { bad: progress.bad() } })
  }
