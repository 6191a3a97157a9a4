import type pg from 'pg'
import { companyColumns, requiredCompanyColumns } from '@icss/core/companies/company.columns.ts'
import { type CompanyDraft, companyDraft } from '@icss/core/companies/company.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { mapHeaders } from '../imports/map-headers.ts'
import { openTable } from '../imports/open-table.ts'
import { type Fault, type ReadRow, rowReader } from '../imports/read-row.ts'
import type { SourceRow } from '../imports/source-row.ts'
import { inBatches } from '../imports/in-batches.ts'
import { importProgress, type Progress } from '../imports/import-progress.ts'
import type { Runner } from '../operations/operation-queue.ts'
import type { Services } from '../services.ts'
import { writeCompanies } from './write-companies.ts'

/** Rows that are written, and counted as done, together. */
const batchSize = 4000

interface Options {
  readonly atomic: boolean
  readonly onConflict: 'skip' | 'update' | 'fail'
  readonly language: Language
}

interface Judged {
  readonly row: number
  readonly source: SourceRow
  readonly read: ReadRow<CompanyDraft>
}

// Unique violation, deadlock, serialization: somebody else wrote the same companies at the same time.
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
 * Imports a file of companies. Each batch is one transaction together with its progress, so that a run taken up again
 * goes on behind the last batch and does no row twice. A dry run, and one that is all or nothing, is one transaction
 * over the whole file: the dry run is the real one, rolled back.
 */
export const companiesImportRunner =
  ({ database, storage }: Pick<Services, 'database' | 'storage'>): Runner =>
  async (operation, signal) => {
    const { channelId, dryRun } = operation
    const { atomic, onConflict, language } = operation.options as unknown as Options
    const whole = dryRun || atomic
    const table = await openTable(storage, operation.fileKey, operation.bytes)
    const mapped =
      table.format === 'jsonl' ? [] : mapHeaders(table.headers, companyColumns, requiredCompanyColumns, language)
    const readRow = rowReader(companyDraft, companyColumns, table.headers, mapped, language)
    const headerOf = (field: string) =>
      table.headers[mapped.findIndex((column) => column?.field === field)] ??
      companyColumns.find((column) => column.field === field)?.headers[language] ??
      field
    const progress = importProgress(operation, table)
    const done = whole ? 0 : operation.rowsDone

    async function* batches(): AsyncGenerator<{ rows: Judged[]; bytesRead: number }> {
      let row = 0
      for await (const sources of inBatches(table.rows, batchSize)) {
        signal.throwIfAborted()
        const first = row
        row += sources.length
        if (row <= done) continue
        const rows = sources
          .map((source, i) => ({ row: first + i + 1, source }))
          .filter((one) => one.row > done)
          .map((one) => ({ ...one, read: readRow(one.source) }))
        yield { rows, bytesRead: table.bytesRead() }
      }
    }

    const write = async (client: pg.PoolClient, rows: readonly Judged[]): Promise<Progress> => {
      const good: { row: number; draft: CompanyDraft; fields: readonly string[] }[] = []
      const rejected: { row: number; source: SourceRow; faults: readonly Fault[] }[] = []
      for (const { row, source, read } of rows) {
        if ('draft' in read) good.push({ row, ...read })
        else rejected.push({ row, source, faults: read.faults })
      }
      const written = await writeCompanies(client, channelId, good, onConflict)
      const before = (rows[0]?.row ?? 1) - 1
      const sources = new Map(rows.map(({ row, source }) => [row, source]))
      for (const { row, field, value, code } of written.refused) {
        const source = sources.get(row)
        if (source) rejected.push({ row, source, faults: [{ column: headerOf(field), value, code, params: {} }] })
      }
      return { ...written, before, rows: rows.length, rejected }
    }

    // The next batch is read while the database writes the one before.
    const each = async (save: (rows: readonly Judged[], bytesRead: number) => Promise<void>) => {
      let writing = Promise.resolve()
      try {
        for await (const { rows, bytesRead } of batches()) {
          await writing
          writing = save(rows, bytesRead)
          // Awaited a turn later; a failure in between must not count as unhandled.
          writing.catch(() => {})
        }
      } finally {
        // Whatever ends the reading, nothing is written behind the end of the run or of its transaction.
        await writing
      }
    }

    if (!whole) {
      await each((rows, bytesRead) =>
        onceMoreAfterCollision(() =>
          database.tenant(channelId, async (db, client) => progress.add(db, await write(client, rows), bytesRead)),
        ),
      )
    } else {
      await database.tenant(channelId, (db) => progress.reset(db))
      const rolledBack = new Error('rolled back')
      await database
        .tenant(channelId, async (_db, client) => {
          await each(async (rows, bytesRead) => {
            const change = await write(client, rows)
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
