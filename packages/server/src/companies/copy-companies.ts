import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns } from 'drizzle-orm'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { companyDraft } from '@icss/core/companies/company.ts'
import type { CompanyDraft } from '@icss/core/companies/company.ts'
import type { CopyRows } from '../database/copy-rows.ts'
import { tenantRole } from '../database/database.ts'
import { companies } from './companies.tables.ts'
import { derivedOf } from './company-row.ts'

const columns = getTableColumns(companies)
const draftFields = Object.keys(companyDraft.shape) as (keyof CompanyDraft)[]
const names = [...draftFields, 'informationIntegrity', 'grams', 'id', 'addedBy'] as const

type Write = (rows: CopyRows, value: never) => void

const writers: Readonly<Record<string, Write>> = {
  text: (rows, value: string) => rows.text(value),
  boolean: (rows, value: boolean) => rows.boolean(value),
  'text[]': (rows, value: readonly string[]) => rows.textArray(value),
  jsonb: (rows, value: unknown) => rows.jsonb(value),
}

const draftWriters = draftFields.map((field) => {
  const type = columns[field].getSQLType()
  const write = writers[type]
  if (!write) throw new Error(`COPY of ${type} (${field}) is not written yet.`)
  return { field, write }
})

/** Adds a company to the rows of `copyCompanies`. */
export function addCompany(rows: CopyRows, channelId: string, id: string, draft: CompanyDraft): void {
  rows.row(names.length)
  for (const { field, write } of draftWriters) write(rows, draft[field] as never)
  const { informationIntegrity, grams } = derivedOf(channelId, draft)
  rows.smallint(informationIntegrity)
  rows.bigintArray(grams)
  rows.uuid(id)
  rows.text('organisation')
}

// The channel is not among them: by the column's default it is that of the transaction, whatever a row may hold.
const statement = `copy companies (${names.map((name) => columns[name].name).join(', ')}) from stdin (format binary)`

const uniqueViolation = '23505'

/**
 * Copies companies into the channel of the caller's tenant transaction, all of them or, where one is there already, none;
 * answers whether they are in. PostgreSQL allows COPY to nobody whom row-level security binds (ADR 0006).
 */
export async function copyCompanies(client: pg.PoolClient, rows: CopyRows): Promise<boolean> {
  await client.query('savepoint copied; set local role none')
  try {
    await pipeline(Readable.from([rows.end()]), client.query(copyFrom(statement)))
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    await client.query('rollback to savepoint copied')
    return false
  }
  await client.query(`release savepoint copied; set local role ${tenantRole}`)
  return true
}
