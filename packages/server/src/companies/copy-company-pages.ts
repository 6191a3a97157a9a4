import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { to as copyTo } from 'pg-copy-streams'
import type { Language } from '@icss/core/copy/language.ts'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { inlined } from '../database/inlined.ts'
import { endLines } from '../exports/end-lines.ts'
import { unframedLines } from '../exports/unframed-lines.ts'
import { workedAhead } from '../exports/worked-ahead.ts'
import { writtenCell } from '../exports/written-cell.ts'
import type { Scope } from '../http/handler.ts'
import { companyPages, type CompanyFilters } from './companies.repository.ts'
import { companies } from './companies.tables.ts'

const columns = getTableColumns(companies)
const dialect = new PgDialect()
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** How a line of each format is selected and copied, in pages of some 6 MB: planning one takes little beside writing it. */
const formats = {
  csv: (language: Language) => ({
    pageSize: 10_000,
    // An empty cell behind the last makes room for the ending of the line.
    line: list([...companyColumns.map((column) => writtenCell(columns[column.field], column, language)), sql`null`]),
    from: sql`${companies}`,
    options: 'format csv',
    finish: (pieces: Buffer[]) => {
      endLines(pieces)
      return pieces
    },
  }),
  jsonl: () => ({
    pageSize: 5000,
    line: sql`row_to_json(company)`,
    from: sql`${companies} cross join lateral (select ${list(companyColumns.map(({ field }) => sql`${columns[field]} as ${sql.identifier(field)}`))}) as company`,
    options: 'format binary',
    finish: unframedLines,
  }),
}

/**
 * The companies of a list as lines of a file, written by PostgreSQL, in pages by id, which grows with time. Each page is
 * its own short transaction, read to its end at once, so that a slow reader holds no snapshot open; the one behind it is
 * written at the same time.
 */
export async function* copyCompanyPages(
  tenant: Scope,
  channelId: string,
  filters: CompanyFilters,
  format: keyof typeof formats,
  language: Language,
): AsyncGenerator<Buffer> {
  const { pageSize, line, from, options, finish } = formats[format](language)
  const copied = (where: SQL | undefined) => {
    const rows = sql`select ${line} from ${from} where ${where} order by ${companies.id}`
    const statement = `copy (${inlined(dialect.sqlToQuery(rows))}) to stdout (${options})`
    return tenant(async (_db, client) => {
      const pieces: Buffer[] = await client.query(copyTo(statement)).toArray()
      return finish(pieces)
    })
  }

  for await (const page of workedAhead(companyPages(tenant, channelId, filters, pageSize), 1, copied)) yield* page
}
