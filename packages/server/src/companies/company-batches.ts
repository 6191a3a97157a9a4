import type pg from 'pg'
import { companyColumns, requiredCompanyColumns } from '@icss/core/companies/company.columns.ts'
import { type CompanyDraft, companyDraft } from '@icss/core/companies/company.ts'
import { CopyRows } from '../database/copy-rows.ts'
import { uuids } from '../database/uuids.ts'
import type { Batches, Imported, OnConflict } from '../imports/import-runner.ts'
import type { Progress } from '../imports/import-progress.ts'
import type { KeptIds } from '../operations/kept-changes.ts'
import type { ReadRow } from '../imports/read-row.ts'
import type { SourceRow } from '../imports/source-row.ts'
import type { GoodRow, Written } from '../imports/written.ts'
import { addCompany, copyCompanies } from './copy-companies.ts'
import { writeCompanies } from './write-companies.ts'

/** Rows of a file that follow each other, judged: those that are good stand in `copy`, unless care is needed. */
export interface CompanyBatch {
  /** Rows of the file before it. */
  readonly before: number
  readonly sources: readonly SourceRow[]
  readonly rejected: Progress['rejected']
  readonly copy: CopyRows | undefined
  /** Lines and ids of the rows in `copy`. */
  readonly created: KeptIds
}

/**
 * Judges batches of an import and writes them, a batch ahead of its writing. COPY is the fastest way in, but takes all
 * rows of a batch or none: where one is there already, that batch is written with care, and those behind it for as long
 * as they hold such rows too.
 */
function companyBatches(
  channelId: string,
  onConflict: OnConflict,
  readRow: (row: SourceRow) => ReadRow<CompanyDraft>,
  headerOf: (field: string) => string,
): Batches<CompanyBatch> {
  let free = new CopyRows()
  let busy = new CopyRows()
  let isCopied = true

  const written = async (client: pg.PoolClient, { before, sources, copy, created }: CompanyBatch): Promise<Written> => {
    if (copy && (await copyCompanies(client, copy)))
      return { created: copy.rows, updated: 0, skipped: 0, refused: [], changes: { created, changed: [] } }
    const good = sources.flatMap((source, i): GoodRow<CompanyDraft>[] => {
      const read = readRow(source)
      return 'draft' in read ? [{ row: before + i + 1, line: source.line, ...read }] : []
    })
    const result = await writeCompanies(client, channelId, good, onConflict)
    isCopied = result.created === good.length
    return result
  }

  return {
    judge(before: number, sources: readonly SourceRow[]): CompanyBatch {
      const copy = isCopied ? free : undefined
      // The rows of the batch before may still be on their way to the database.
      if (copy) [free, busy] = [busy, copy]
      copy?.clear()
      const ids = copy ? uuids(sources.length) : []
      const rejected: Progress['rejected'][number][] = []
      const created = { lines: [] as number[], ids: [] as string[] }
      for (const [i, source] of sources.entries()) {
        const read = readRow(source)
        if (!('draft' in read)) rejected.push({ row: before + i + 1, source, faults: read.faults })
        else if (copy) {
          const id = ids[i] ?? ''
          addCompany(copy, channelId, id, read.draft)
          created.lines.push(source.line)
          created.ids.push(id)
        }
      }
      return { before, sources, rejected, copy, created }
    },

    async write(client: pg.PoolClient, batch: CompanyBatch): Promise<Progress> {
      const { before, sources } = batch
      const { refused, ...counts } = await written(client, batch)
      const taken = refused.flatMap(({ row, field, value, code }) => {
        const source = sources[row - before - 1]
        return source ? [{ row, source, faults: [{ column: headerOf(field), value, code, params: {} }] }] : []
      })
      return { ...counts, before, rows: sources.length, rejected: [...batch.rejected, ...taken] }
    },
  }
}

/** The import of companies. */
export const companiesImport: Imported<typeof companyDraft, keyof CompanyDraft, CompanyBatch> = {
  schema: companyDraft,
  columns: companyColumns,
  required: requiredCompanyColumns,
  batches: companyBatches,
}
