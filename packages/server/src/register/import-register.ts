import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { registerColumns, requiredRegisterColumns } from '@icss/core/register/register.columns.ts'
import { type RegisterCompany, registerCompany } from '@icss/core/register/register-company.ts'
import { uuid } from '../database/uuids.ts'
import type { Database } from '../database/database.ts'
import { mapHeaders } from '../imports/map-headers.ts'
import { openTable } from '../imports/open-table.ts'
import { rowReader } from '../imports/read-row.ts'
import type { Storage } from '../storage/storage.ts'
import { gramsOf } from '../search/grams.ts'
import { StartError } from '../start-error.ts'
import { registerGrams } from './file-register.ts'
import { registerCompanies, registerState } from './register.tables.ts'

/** Companies of one statement. */
const atOnce = 2000
/** Characters that the cells of a packed file may come to. */
const mostMade = 4 * 1024 ** 3

/** A file of this machine, as tables are opened. */
const localFile: Pick<Storage, 'head' | 'read'> = {
  async head(path: string, bytes: number) {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  },
  read: (path: string) => Promise.resolve(createReadStream(path) as Readable),
}

const registerTable = { columns: registerColumns, required: requiredRegisterColumns }

export interface ImportedRegister {
  readonly companies: number
  readonly bad: number
}

/** Reads a register file as a new generation, which replaces the one before in one step when it is whole. */
export async function importRegister(
  { system }: Pick<Database, 'system'>,
  path: string,
  { skipBad = false, told = () => {} }: { skipBad?: boolean; told?: (companies: number) => void } = {},
): Promise<ImportedRegister> {
  const [state] = await system.select().from(registerState)
  const generation = (state?.generation ?? 0) + 1
  // What an import left that was broken off.
  await system.delete(registerCompanies).where(sql`${registerCompanies.generation} <> ${state?.generation ?? 0}`)
  using table = await openTable(localFile, path, { bytes: (await stat(path)).size, mostMade })
  const { mapped } = mapHeaders(table.headers, registerTable, 'zh', { strict: true })
  const read = rowReader(registerCompany, registerTable, table.headers, mapped, 'zh')
  let [companies, bad] = [0, 0]
  let waiting: RegisterCompany[] = []
  const write = async () => {
    const rows = waiting.map((facts) => ({
      generation,
      id: uuid(),
      name: facts.name,
      credit_code: facts.unifiedCreditCode,
      facts,
      grams: gramsOf(registerGrams, [], [facts.name]),
    }))
    await system.execute(sql`insert into ${registerCompanies}
      select * from json_populate_recordset(null::${registerCompanies}, ${JSON.stringify(rows)}::json)`)
    companies += waiting.length
    waiting = []
    told(companies)
  }
  for await (const rows of table.rows)
    for (const row of rows) {
      const taken = read(row)
      if ('faults' in taken) {
        bad += 1
        const [fault] = taken.faults
        if (!skipBad && fault) {
          const { says } = wordError(catalogueEn, 'en', { code: fault.code as ErrorCode, params: fault.params })
          throw new StartError(`Line ${row.line}, ${fault.column || 'the row'} “${fault.value}”: ${says}.`)
        }
        continue
      }
      waiting.push(taken.draft)
      if (waiting.length >= atOnce) await write()
    }
  if (waiting.length > 0) await write()
  await system.execute(sql`select gin_clean_pending_list('register_companies_grams')`)
  await system.execute(sql`analyze ${registerCompanies}`)
  await system
    .insert(registerState)
    .values({ generation, companies })
    .onConflictDoUpdate({ target: registerState.only, set: { generation, companies, importedAt: sql`now()` } })
  await system.delete(registerCompanies).where(sql`${registerCompanies.generation} <> ${generation}`)
  return { companies, bad }
}
