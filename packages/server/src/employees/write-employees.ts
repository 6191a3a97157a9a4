import type pg from 'pg'
import type { EmployeeDraft, EmployeeRow } from '@icss/core/employees/employee.ts'
import { uuids } from '../database/uuids.ts'
import type { OnConflict } from '../imports/imported.ts'
import { keptIds } from '../operations/kept-changes.ts'
import type { GoodRow, Refused, Written } from '../imports/written.ts'

const insertStatement = `
  insert into employees (channel_id, id, company_id, name, position, phone, avatar)
  select $1, r.id, r.company_id, r.name, r.position, r.phone, r.avatar
  from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])
    as r(id, company_id, name, position, phone, avatar)
  on conflict do nothing returning id`

const selectKnown = `
  select e.id, company_id as "companyId", name, position, phone, avatar from employees e
  join unnest($2::uuid[], $3::text[]) as r(company, number) on e.company_id = r.company and e.phone = r.number
  where e.channel_id = $1 order by e.id for no key update of e`

const updateStatement = `
  update employees as e set version = e.version + 1, name = r.name, position = r.position, phone = r.phone, avatar = r.avatar
  from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) as r(id, name, position, phone, avatar)
  where e.channel_id = $1 and e.id = r.id returning e.id, e.version`

const fields = ['name', 'position', 'phone', 'avatar'] as const

interface Card extends EmployeeDraft {
  readonly id: string
}

/** Writes cards over those that are there; answers the version that each has now. */
export async function overwriteEmployees(
  client: pg.PoolClient,
  channelId: string,
  cards: readonly Card[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; version: number }>(updateStatement, [
    channelId,
    cards.map(({ id }) => id),
    ...fields.map((field) => cards.map((card) => card[field])),
  ])
  return new Map(rows.map(({ id, version }) => [id, version]))
}

const pick = (card: EmployeeDraft, names: readonly (keyof EmployeeDraft)[]) =>
  Object.fromEntries(names.map((name) => [name, card[name]]))

/**
 * Writes valid rows in the caller's transaction. A card whose company has one with its phone already is skipped, updated
 * or refused as `onConflict` says; one whose company is unknown is refused.
 */
export async function writeEmployees(
  client: pg.PoolClient,
  channelId: string,
  rows: readonly GoodRow<EmployeeRow>[],
  onConflict: OnConflict,
): Promise<Written> {
  const found = await client.query<{ id: string; name: string }>(
    'select id, name from companies where channel_id = $1 and name collate "zh-Hans-x-icu" = any($2)',
    [channelId, [...new Set(rows.map(({ draft }) => draft.company))]],
  )
  const companyIds = new Map(found.rows.map(({ id, name }) => [name, id]))
  const refused: Refused[] = []
  const ids = uuids(rows.length)
  const records = rows.flatMap(({ row, line, draft, fields: given }, i) => {
    const companyId = companyIds.get(draft.company)
    if (companyId !== undefined) return [{ row, line, draft, given, companyId, id: ids[i] ?? '' }]
    refused.push({ row, field: 'company', value: draft.company, code: 'employees.company_unknown' })
    return []
  })
  const inserted = await client.query<{ id: string }>(insertStatement, [
    channelId,
    records.map(({ id }) => id),
    records.map(({ companyId }) => companyId),
    ...fields.map((field) => records.map(({ draft }) => draft[field])),
  ])
  const insertedIds = new Set(inserted.rows.map(({ id }) => id))
  const added = records.filter(({ id }) => insertedIds.has(id))
  const created = keptIds(
    added.map(({ line }) => line),
    added.map(({ id }) => id),
  )
  const known = records.filter(({ id }) => !insertedIds.has(id))
  const counts = { created: added.length, updated: 0, skipped: 0, refused, changes: { created, changed: [] } }
  if (onConflict === 'skip' || known.length === 0) return { ...counts, skipped: known.length }
  if (onConflict === 'fail') {
    for (const { row, draft } of known)
      refused.push({ row, field: 'phone', value: draft.phone, code: 'employees.phone_taken' })
    return counts
  }
  const { rows: present } = await client.query<Card & { companyId: string }>(selectKnown, [
    channelId,
    known.map(({ companyId }) => companyId),
    known.map(({ draft }) => draft.phone),
  ])
  const byPhone = new Map(present.map((card) => [`${card.companyId} ${card.phone}`, card]))
  // Of several rows with one phone the last one counts, as it would one after the other.
  const merged = new Map<string, { line: number; before: EmployeeDraft; card: Card }>()
  for (const { line, draft, companyId, given } of known) {
    const before = byPhone.get(`${companyId} ${draft.phone}`)
    if (!before) continue
    const { name, position, phone } = draft
    const avatar = given.includes('avatar') ? draft.avatar : (merged.get(before.id)?.card ?? before).avatar
    merged.set(before.id, { line, before, card: { id: before.id, name, position, phone, avatar } })
  }
  const versions = await overwriteEmployees(
    client,
    channelId,
    [...merged.values()].map(({ card }) => card),
  )
  const changed = [...merged.values()].map(({ line, before, card }) => {
    const changedFields = fields.filter((field) => before[field] !== card[field])
    return {
      line,
      id: card.id,
      label: card.name,
      version: versions.get(card.id) ?? 0,
      before: pick(before, changedFields),
      after: pick(card, changedFields),
    }
  })
  return { ...counts, updated: known.length, changes: { created, changed } }
}
