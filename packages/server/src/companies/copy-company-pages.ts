import { buffer } from 'node:stream/consumers'
import { and, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { to as copyTo } from 'pg-copy-streams'
import type { Language } from '@icss/core/copy/language.ts'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { inlined } from '../database/inlined.ts'
import { copiedLines } from '../exports/copied-lines.ts'
import { writtenCell } from '../exports/written-cell.ts'
import type { Scope } from '../http/handler.ts'
import { companiesWhere, type CompanyFilters } from './companies.repository.ts'
import { companies } from './companies.tables.ts'

const pageSize = 2000

const columns = getTableColumns(companies)
const dialect = new PgDialect()
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** How a line of each format is selected and copied. */
const formats = {
  csv: (language: Language) => ({
    line: list(companyColumns.map((column) => writtenCell(columns[column.field], column, language))),
    from: sql`${companies}`,
    options: 'format csv',
    quote: 0x22,
    end: '\r\n' as const,
  }),
  // JSON holds neither of these marks, so that a line of it is one cell as it stands.
  jsonl: () => ({
    line: sql`row_to_json(company)`,
    from: sql`${companies} cross join lateral (select ${list(companyColumns.map(({ field }) => sql`${columns[field]} as ${sql.identifier(field)}`))}) as company`,
    options: String.raw`format csv, quote e'\x01', delimiter e'\x02'`,
    quote: 0x01,
    end: '\n' as const,
  }),
}

/**
 * The companies of a list as lines of a file, written by PostgreSQL, in pages by id, which grows with time. Each page is
 * its own short transaction, so that a slow reader holds no snapshot open; the next one is on its way while this one is
 * read.
 */
export async function* copyCompanyPages(
  tenant: Scope,
  channelId: string,
  filters: CompanyFilters,
  format: keyof typeof formats,
  language: Language,
): AsyncGenerator<Buffer> {
  const { line, from, options, quote, end } = formats[format](language)
  const page = async (after: string | undefined) => {
    const where = and(companiesWhere(channelId, filters), after === undefined ? undefined : gt(companies.id, after))
    const rows = sql`select ${companies.id}, ${line} from ${from} where ${where} order by ${companies.id} limit ${pageSize}`
    const statement = `copy (${inlined(dialect.sqlToQuery(rows))}) to stdout (${options})`
    return copiedLines(await tenant((_db, client) => buffer(client.query(copyTo(statement)))), quote, end)
  }
  for (let next = page(undefined); ;) {
    const { lines, count, last } = await next
    const isLast = count < pageSize
    if (!isLast) {
      next = page(last)
      // Awaited a turn later, or never, when nobody reads on.
      next.catch(() => {})
    }
    if (count > 0) yield lines
    if (isLast) return
  }
}
