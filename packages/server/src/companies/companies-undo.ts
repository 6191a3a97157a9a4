import type pg from 'pg'
import type { CompanyDraft } from '@icss/core/companies/company.ts'
import { keptOrLost } from '../operations/kept-or-lost.ts'
import type { Undoer } from '../operations/operation-kind.ts'
import { draftColumns, overwriteCompanies } from './write-companies.ts'

interface Present {
  readonly id: string
  readonly name: string
  readonly version: number
}

const selectPresent = `select id, name, version from companies where channel_id = $1 and id = any($2) order by id for update`

const selectTaken = `
  select other.id as taker, r.id from unnest($2::uuid[], $3::text[], $4::text[]) as r(id, name, code)
  join companies other on other.channel_id = $1 and other.id <> r.id
    and (other.name collate "zh-Hans-x-icu" = r.name or r.code <> '' and other.unified_credit_code = r.code)`

async function draftsOf(client: pg.PoolClient, channelId: string, ids: readonly string[]) {
  const { rows } = await client.query<CompanyDraft & { id: string }>(
    `select id, ${draftColumns} from companies where channel_id = $1 and id = any($2)`,
    [channelId, ids],
  )
  return new Map(rows.map(({ id, ...draft }) => [id, draft as CompanyDraft]))
}

/** Deletes the companies that a batch of an import added, and gives those that it changed their values back. */
export const undoCompanies: Undoer = async ({ client, db, undone: { channelId }, batch, restoredSoFar }) => {
  const ids = [...new Set([...batch.createdIds, ...batch.changed.map(({ id }) => id)])]
  const { rows } = await client.query<Present>(selectPresent, [channelId, ids])
  const present = new Map(rows.map((row) => [row.id, row]))
  const moved = [
    ...batch.createdIds.filter((id) => (present.get(id)?.version ?? 1) !== 1),
    ...batch.changed.filter(({ id, version }) => present.get(id)?.version !== version).map(({ id }) => id),
  ]
  const { lost, isKept, keptOf } = keptOrLost(present, await restoredSoFar(moved))

  // First what was added: it may hold a name that what was changed had before.
  const deleted = keptOf(batch)
  await client.query('delete from companies where channel_id = $1 and id = any($2)', [
    channelId,
    deleted.map(({ id }) => id),
  ])

  const kept = batch.changed.filter((change) => isKept(change))
  const now = await draftsOf(
    client,
    channelId,
    kept.map(({ id }) => id),
  )
  const wanted = kept.flatMap((change) => {
    const draft = now.get(change.id)
    return draft ? [{ change, id: change.id, draft: { ...draft, ...(change.before as Partial<CompanyDraft>) } }] : []
  })
  const { rows: takers } = await client.query<{ id: string; taker: string }>(selectTaken, [
    channelId,
    wanted.map(({ id }) => id),
    wanted.map(({ draft }) => draft.name),
    wanted.map(({ draft }) => draft.unifiedCreditCode),
  ])
  const taken = new Set(takers.map(({ id }) => id))
  for (const { change } of wanted)
    if (taken.has(change.id))
      lost.push({ line: change.line, id: change.id, label: change.label, fault: 'operation.restore_taken' })
  const free = wanted.filter(({ id }) => !taken.has(id))
  const versions = free.length > 0 ? await overwriteCompanies(client, db, channelId, free) : new Map<string, number>()
  return {
    deleted,
    restored: free.map(({ change: { line, id, before, after }, draft }) => ({
      line,
      id,
      label: draft.name,
      version: versions.get(id) ?? 0,
      before: after,
      after: before,
    })),
    lost,
  }
}
