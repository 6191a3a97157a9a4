import { getTableColumns } from 'drizzle-orm'
import { type CompanyDraft, companyDraft } from '@icss/core/companies/company.ts'
import { CopyRows } from '../database/copy-rows.ts'
import { uuids } from '../database/uuids.ts'
import type { Packer } from '../imports/imported.ts'
import { companies } from './companies.tables.ts'
import { derivedOf } from './company-row.ts'

const columns = getTableColumns(companies)
const draftFields = Object.keys(companyDraft.shape) as (keyof CompanyDraft)[]
const names = [...draftFields, 'informationIntegrity', 'grams', 'id', 'addedBy'] as const

/** The columns of a packed company, in order. */
export const packedColumns = names.map((name) => columns[name].name)

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

/** Encodes companies for `copyCompanies`. */
export function packCompanies(
  channelId: string,
  count: number,
  spent: Uint8Array<ArrayBuffer> | undefined,
): Packer<CompanyDraft> {
  const rows = new CopyRows(spent)
  const fresh = uuids(count)
  const lines: number[] = []
  const ids: string[] = []
  return {
    add(line, draft) {
      const id = fresh[lines.length] ?? ''
      lines.push(line)
      ids.push(id)
      rows.row(names.length)
      for (const { field, write } of draftWriters) write(rows, draft[field] as never)
      const { informationIntegrity, grams } = derivedOf(channelId, draft)
      rows.smallint(informationIntegrity)
      rows.bigintArray(grams)
      rows.uuid(id)
      rows.text('organisation')
    },
    end: () => ({ bytes: rows.end(), created: { lines, ids } }),
  }
}
