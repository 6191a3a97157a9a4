import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Language } from '@icss/core/copy/language.ts'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { copyOut } from '../database/copy-out.ts'
import { inlined } from '../database/inlined.ts'
import { serverVersion } from '../database/server-version.ts'
import { endLines } from '../exports/end-lines.ts'
import { quoteSeparators } from '../exports/quote-separators.ts'
import { workedAhead } from '../exports/worked-ahead.ts'
import { writtenCell } from '../exports/written-cell.ts'
import { referredNames } from '../references/referred-names.ts'
import { writtenJson, writtenTextAsJson } from '../exports/written-json.ts'
import type { Scope } from '../http/handler.ts'
import { companyPages, type CompanyFilters } from './companies.repository.ts'
import { companies } from './companies.tables.ts'

const columns = getTableColumns(companies)
const dialect = new PgDialect()
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

const namesOf = (channelId: string) => referredNames(companyColumns, companies, channelId)

const jsonLine = (channelId: string, version: number): SQL => {
  const names = namesOf(channelId)
  const parts = companyColumns.map(
    ({ field }, i) =>
      sql`${`${i === 0 ? '{' : ','}"${field}":`}, ${names[field] ? writtenTextAsJson(names[field], version) : writtenJson(columns[field], version)}`,
  )
  return sql`concat(${list(parts)}, ${'}\n'})`
}

/** How a line of each format is selected and copied, in pages of some 6 MB: planning one takes little beside writing it. */
const formats = {
  csv: {
    pageSize: 10_000,
    // An empty cell behind the last makes room for the ending of the line.
    line: async (_tenant: Scope, channelId: string, language: Language) => {
      const values = { ...columns, ...namesOf(channelId) }
      return list([...companyColumns.map((column) => writtenCell(values[column.field], column, language)), sql`null`])
    },
    copied: 'csv',
    finish: (pieces: readonly Buffer[]) => {
      const quoted = quoteSeparators(pieces)
      endLines(quoted)
      return quoted
    },
  },
  // COPY looks at each byte of a cell in its other formats, which takes a quarter of the time.
  jsonl: {
    pageSize: 5000,
    line: async (tenant: Scope, channelId: string) =>
      jsonLine(channelId, await tenant((_db, client) => serverVersion(client))),
    copied: 'binary',
    finish: (pieces: readonly Buffer[]) => pieces,
  },
} as const

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
  const { pageSize, line, copied, finish } = formats[format]
  const selected = await line(tenant, channelId, language)
  const pageOf = (where: SQL | undefined) => {
    const rows = sql`select ${selected} from ${companies} where ${where} order by ${companies.id}`
    return tenant(async (_db, client) => {
      const pieces = await copyOut(client, inlined(dialect.sqlToQuery(rows)), copied)
      return finish(pieces)
    })
  }

  for await (const page of workedAhead(companyPages(tenant, channelId, filters, pageSize), 1, pageOf)) yield* page
}
