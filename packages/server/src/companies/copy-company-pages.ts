import { buffer } from 'node:stream/consumers'
import { and, asc, getTableColumns, gt } from 'drizzle-orm'
import { to as copyTo } from 'pg-copy-streams'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import type { Scope } from '../http/handler.ts'
import { CopiedRows } from '../database/copied-rows.ts'
import { copiedTypesOf } from '../database/copy-rows.ts'
import { inlined } from '../database/inlined.ts'
import { uuidOf } from '../database/uuids.ts'
import type { CopiedColumn } from '../exports/copied-columns.ts'
import { companiesWhere, type CompanyFilters } from './companies.repository.ts'
import { companies } from './companies.tables.ts'

const pageSize = 2000

const columns = getTableColumns(companies)
const fields = companyColumns.map(({ field }) => field)
const types = copiedTypesOf(columns, fields)
const selected = { id: columns.id, ...Object.fromEntries(fields.map((field) => [field, columns[field]])) }

/** The columns of `copyCompanyPages`, behind the id. */
export const copiedCompanyColumns: readonly CopiedColumn[] = companyColumns.map((column, i) => ({
  ...column,
  at: i + 1,
  type: types[column.field],
}))

/**
 * The companies of a list in pages by id, which grows with time. Each page is its own short transaction, so that a slow
 * reader holds no snapshot open; the next one is on its way while this one is read.
 */
export async function* copyCompanyPages(
  tenant: Scope,
  channelId: string,
  filters: CompanyFilters,
): AsyncGenerator<CopiedRows> {
  const page = async (after: string | undefined) => {
    const bytes = await tenant((db, client) => {
      const query = db
        .select(selected)
        .from(companies)
        .where(and(companiesWhere(channelId, filters), after === undefined ? undefined : gt(companies.id, after)))
        .orderBy(asc(companies.id))
        .limit(pageSize)
        .toSQL()
      return buffer(client.query(copyTo(`copy (${inlined(query)}) to stdout (format binary)`)))
    })
    return new CopiedRows(bytes, fields.length + 1)
  }
  for (let next = page(undefined); ;) {
    const rows = await next
    const isLast = rows.length < pageSize
    if (!isLast) {
      next = page(uuidOf(rows.uuid(rows.length - 1, 0)))
      // Awaited a turn later, or never, when nobody reads on.
      next.catch(() => {})
    }
    if (rows.length > 0) yield rows
    if (isLast) return
  }
}
