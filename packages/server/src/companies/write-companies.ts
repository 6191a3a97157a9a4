import { getTableColumns } from 'drizzle-orm'
import type pg from 'pg'
import { type CompanyDraft, companyDraft, informationIntegrityOf } from '@icss/core/companies/company.ts'
import { type KeptChange, keptIds, noneCreated } from '../operations/kept-changes.ts'
import type { ImportScope, OnConflict } from '../imports/imported.ts'
import type { GoodRow, Refused, Written } from '../imports/written.ts'
import type { Db } from '../database/database.ts'
import { uuids } from '../database/uuids.ts'
import { companies } from './companies.tables.ts'
import { keepGrams, leaveGrams } from './company-grams.ts'

const columns = getTableColumns(companies)
const draftFields = Object.keys(companyDraft.shape) as (keyof CompanyDraft)[]
const writtenFields = [...draftFields, 'informationIntegrity'] as const
type WrittenField = (typeof writtenFields)[number]

const quote = (text: string) => (/["\\]/.test(text) ? `"${text.replace(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`)

// JSON and PostgreSQL quote alike but for control characters, and the engine's own JSON is several times faster.
const isJsonOnly = /(?<!\\)(?:\\\\)*\\[^"\\]/

/** Texts as the literal of a PostgreSQL array. */
const arrayOf = (texts: readonly string[]): string => {
  const json = JSON.stringify(texts)
  if (json.includes('\\') && isJsonOnly.test(json)) return `{${texts.map(quote).join(',')}}`
  return `{${json.slice(1, -1)}}`
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return arrayOf(value as string[])
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

// jsonb that holds no product is `[]`, which as an array of text would read `{}`.
const cellOf = (field: WrittenField, value: unknown): string =>
  field === 'products' ? JSON.stringify(value) : textOf(value)

interface Record_ {
  readonly id: string
  readonly draft: CompanyDraft
}

/** One array of text a column: the fastest way to hand rows to PostgreSQL short of COPY, and as fast as that. */
const columnArrays = (records: readonly Record_[]): string[] => {
  return [
    arrayOf(records.map(({ id }) => id)),
    ...writtenFields.map((field) =>
      arrayOf(
        records.map(({ draft }) =>
          cellOf(field, field === 'informationIntegrity' ? informationIntegrityOf(draft) : draft[field]),
        ),
      ),
    ),
  ]
}

const names = writtenFields.map((field) => columns[field].name)
const casts = writtenFields.map((field) => `r.${columns[field].name}::${columns[field].getSQLType()}`)
const unnested = `unnest($2::uuid[], ${writtenFields.map((_, i) => `$${i + 3}::text[]`).join(', ')}) as r(id, ${names.join(', ')})`

const insertStatement = `
  insert into companies (channel_id, id, added_by, ${names.join(', ')})
  select $1, r.id, 'organisation', ${casts.join(', ')} from ${unnested}
  on conflict do nothing returning id`

const updateStatement = `
  update companies as c set version = version + 1, ${names.map((name, i) => `${name} = ${casts[i]}`).join(', ')}
  from ${unnested} where c.channel_id = $1 and c.id = r.id returning c.id, c.version`

/** The columns of a draft as a list of a select, named as core names them. */
export const draftColumns = draftFields.map((field) => `${columns[field].name} as "${field}"`).join(', ')

const selectExisting = `
  select id, ${draftColumns} from companies
  where channel_id = $1 and (name collate "zh-Hans-x-icu" = any($2) or unified_credit_code = any($3) and unified_credit_code <> '')
  order by id for no key update`

/** Writes drafts over companies that are there; answers the version that each has now. */
export async function overwriteCompanies(
  client: pg.PoolClient,
  db: Db,
  channelId: string,
  records: readonly { readonly id: string; readonly draft: CompanyDraft }[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; version: number }>(updateStatement, [
    channelId,
    ...columnArrays(records),
  ])
  await keepGrams(
    db,
    channelId,
    records.map(({ id, draft }) => ({ id, ...draft })),
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** The fields of `after` that differ from `before`, with both values. */
function differences(before: CompanyDraft, after: CompanyDraft): Pick<KeptChange, 'before' | 'after'> {
  const fields = draftFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const pick = (draft: CompanyDraft) => Object.fromEntries(fields.map((field) => [field, draft[field]]))
  return { before: pick(before), after: pick(after) }
}

const refusal = (row: number, field: 'name' | 'unifiedCreditCode', draft: CompanyDraft): Refused => ({
  row,
  field,
  value: draft[field],
  code: field === 'name' ? 'companies.name_taken' : 'companies.credit_code_taken',
})

/**
 * Writes valid rows in the caller's transaction. A company that the channel already has, by its credit code or its name,
 * is skipped, updated or refused as `onConflict` says; none is ever doubled.
 */
export async function writeCompanies(
  client: pg.PoolClient,
  channelId: string,
  rows: readonly GoodRow<CompanyDraft>[],
  onConflict: OnConflict,
  { db }: Pick<ImportScope, 'db'>,
): Promise<Written> {
  if (rows.length === 0)
    return {
      created: 0,
      updated: 0,
      skipped: 0,
      refused: [],
      changes: { created: noneCreated, changed: [] },
    }
  const ids = uuids(rows.length)
  const records = rows.map((row, i) => ({ ...row, id: ids[i] ?? '' }))
  const inserted = await client.query<{ id: string }>({
    name: 'insert-companies',
    text: insertStatement,
    values: [channelId, ...columnArrays(records)],
  })
  const created = inserted.rows.length
  if (created > 0) await leaveGrams(db, channelId, ids[0] ?? '', ids.at(-1) ?? '')
  if (created === rows.length) {
    const changes = {
      created: keptIds(
        rows.map(({ line }) => line),
        ids,
      ),
      changed: [],
    }
    return { created, updated: 0, skipped: 0, refused: [], changes }
  }
  const insertedIds = new Set(inserted.rows.map(({ id }) => id))
  const added = records.filter(({ id }) => insertedIds.has(id))
  const kept = keptIds(
    added.map(({ line }) => line),
    added.map(({ id }) => id),
  )
  if (onConflict === 'skip')
    return { created, updated: 0, skipped: rows.length - created, refused: [], changes: { created: kept, changed: [] } }

  const known = records.filter(({ id }) => !insertedIds.has(id))
  const { rows: existing } = await client.query<CompanyDraft & { id: string }>(selectExisting, [
    channelId,
    known.map(({ draft }) => draft.name),
    known.map(({ draft }) => draft.unifiedCreditCode).filter((code) => code !== ''),
  ])
  const byName = new Map(existing.map((company) => [company.name, company]))
  const byCode = new Map(
    existing.filter((one) => one.unifiedCreditCode !== '').map((one) => [one.unifiedCreditCode, one]),
  )

  const refused: Refused[] = []
  const merged = new Map<string, { line: number; before: CompanyDraft; draft: CompanyDraft }>()
  let updated = 0
  for (const { row, line, draft, fields } of known) {
    const sameCode = byCode.get(draft.unifiedCreditCode)
    const sameName = byName.get(draft.name)
    const target = sameCode ?? sameName
    const clash = target !== undefined && sameName !== undefined && sameName.id !== target.id
    if (onConflict === 'fail' || !target || clash) {
      const isNameTaken = sameName && !(sameCode && onConflict === 'fail')
      refused.push(refusal(row, isNameTaken ? 'name' : 'unifiedCreditCode', draft))
      continue
    }
    const { id, ...stored } = target
    const given = Object.fromEntries(fields.map((field) => [field, draft[field as keyof CompanyDraft]]))
    merged.set(id, { line, before: stored, draft: { ...stored, ...merged.get(id)?.draft, ...given } })
    // Its new name and code are its own for the rows behind; the old ones stay so until all of them are written.
    byName.set(draft.name, target)
    if (draft.unifiedCreditCode !== '') byCode.set(draft.unifiedCreditCode, target)
    updated += 1
  }
  const versions =
    merged.size > 0
      ? await overwriteCompanies(
          client,
          db,
          channelId,
          [...merged].map(([id, { draft }]) => ({ id, draft })),
        )
      : new Map<string, number>()
  const changed = [...merged].map(([id, { line, before, draft }]) => ({
    line,
    id,
    label: draft.name,
    version: versions.get(id) ?? 0,
    ...differences(before, draft),
  }))
  return { created, updated, skipped: 0, refused, changes: { created: kept, changed } }
}
