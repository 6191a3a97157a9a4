import type pg from 'pg'
import type { AccountRow } from '@icss/core/accounts/account.ts'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { Config } from '../config.ts'
import { uuids } from '../database/uuids.ts'
import type { ImportedRows } from '../imports/imported.ts'
import type { GoodRow, Refused } from '../imports/written.ts'
import { keptIds } from '../operations/kept-changes.ts'
import { firstHashes } from './first-hashes.ts'
import { reachOf } from '../permissions/reach.ts'
import { type ImportedAccount, lockAccounts, overwriteAccounts } from './imported-accounts.ts'

interface Template {
  readonly id: string
  readonly name: string
  readonly flags: readonly boolean[]
}

const insertStatement = `
  insert into accounts (channel_id, id, number, name, phone, remark, enabled, template_id, password_hash, role, must_change_password)
  select $1, r.id, r.number, r.name, r.phone, r.remark, r.enabled, r.template_id, r.hash, 'channel-account', true
  from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::uuid[], $9::text[])
    as r(id, number, name, phone, remark, enabled, template_id, hash)
  on conflict do nothing returning id`

const fields = ['name', 'phone', 'remark', 'enabled', 'templateId', 'ownFlags'] as const
type Field = (typeof fields)[number]

const pick = (account: Readonly<Record<Field, unknown>>, names: readonly Field[]) =>
  Object.fromEntries(names.map((name) => [name, account[name]]))

/**
 * Writes valid rows in the caller's transaction, as far as the account that imports reaches (ADR 14): a template that
 * holds more than it, and an account that does, are refused. A number that the channel has already is skipped, updated or
 * refused as `onConflict` says; one of another channel is taken.
 */
export const accountsWriter =
  (config: Pick<Config, 'initialPassword'>): ImportedRows<AccountRow>['write'] =>
  async (client: pg.PoolClient, channelId, rows: readonly GoodRow<AccountRow>[], onConflict, { by, db }) => {
    const reach = await reachOf(db, channelId, by)
    const found = await client.query<Template>(
      'select id, name, flags from permission_templates where channel_id = $1 and name = any($2)',
      [channelId, [...new Set(rows.map(({ draft }) => draft.template))]],
    )
    const templates = new Map(found.rows.map((template) => [template.name, template]))

    const refused: Refused[] = []
    const refuse = (row: number, field: keyof AccountRow, value: string, fault: ErrorCode | FieldError) => {
      refused.push({ row, field, value, ...(typeof fault === 'string' ? { code: fault } : fault) })
      return []
    }
    const ids = uuids(rows.length)
    const wanted = rows.flatMap(({ row, line, draft: { template: name, ...draft }, fields: given }, i) => {
      const template = templates.get(name)
      if (name !== '' && !template) return refuse(row, 'template', name, 'account.template_unknown')
      const fault = template && reach.faultOf({ granted: template.flags })
      if (fault) return refuse(row, 'template', name, fault)
      const templateId = template?.id ?? null
      return [{ ...draft, row, line, given: given as readonly string[], templateId, template, id: ids[i] ?? '' }]
    })
    const present = await lockAccounts(
      client,
      channelId,
      'number',
      wanted.map(({ number }) => number),
    )
    const byNumber = new Map(present.map((account) => [account.number, account]))
    const fresh = wanted.filter(({ number }) => !byNumber.has(number))
    const hashes = await firstHashes(config, fresh.length)
    const inserted = await client.query<{ id: string }>(insertStatement, [
      channelId,
      ...(['id', 'number', 'name', 'phone', 'remark', 'enabled', 'templateId'] as const).map((field) =>
        fresh.map((account) => account[field]),
      ),
      hashes,
    ])
    const insertedIds = new Set(inserted.rows.map(({ id }) => id))
    const added = fresh.filter(({ id }) => insertedIds.has(id))
    for (const { id, number, enabled, name, phone, remark, templateId, template } of added)
      byNumber.set(number, {
        id,
        number,
        name,
        phone,
        remark,
        enabled,
        templateId,
        isAdmin: false,
        business: false,
        version: 1,
        ownFlags: null,
        given: template?.flags ?? null,
      })
    const created = keptIds(
      added.map(({ line }) => line),
      added.map(({ id }) => id),
    )
    const known = wanted.filter(({ id }) => !insertedIds.has(id))
    const counts = { created: added.length, updated: 0, skipped: 0, refused, changes: { created, changed: [] } }

    // Of several rows with one number the last one counts, as it would one after the other.
    const merged = new Map<string, { line: number; before: ImportedAccount; after: ImportedAccount }>()
    let skipped = 0
    let updated = 0
    for (const { row, line, number, given, ...draft } of known) {
      const before = byNumber.get(number)
      if (!before || onConflict === 'fail') {
        refuse(row, 'number', number, 'account.number_taken')
        continue
      }
      if (onConflict === 'skip') {
        skipped += 1
        continue
      }
      const fault = reach.faultOf({ held: before.given ?? [], heldBusiness: before.business })
      if (before.isAdmin) refuse(row, 'number', number, 'account.of_admin')
      else if (before.id === by) refuse(row, 'number', number, 'account.is_self')
      else if (fault) refuse(row, 'number', number, fault)
      else {
        const base = merged.get(before.id)?.after ?? before
        const after = {
          ...base,
          name: draft.name,
          ...(given.includes('phone') ? { phone: draft.phone } : {}),
          ...(given.includes('remark') ? { remark: draft.remark } : {}),
          ...(given.includes('enabled') ? { enabled: draft.enabled } : {}),
          ...(given.includes('template')
            ? { templateId: draft.templateId, ownFlags: draft.templateId === null ? base.ownFlags : null }
            : {}),
        }
        merged.set(before.id, { line, before, after })
        updated += 1
      }
    }
    const changes = [...merged.values()]
    const versions = await overwriteAccounts(
      client,
      channelId,
      changes.map(({ after }) => after),
      changes.filter(({ before, after }) => before.enabled && !after.enabled).map(({ after }) => after.id),
    )
    const changed = changes.map(({ line, before, after }) => {
      const names = fields.filter((field) => before[field] !== after[field])
      return {
        line,
        id: after.id,
        label: after.name,
        version: versions.get(after.id) ?? 0,
        before: pick(before, names),
        after: pick(after, names),
      }
    })
    return { ...counts, skipped, updated, changes: { created, changed } }
  }
