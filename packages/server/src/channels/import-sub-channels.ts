import type { SubChannelRow } from '@icss/core/channels/channel.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { flagsOfWords, wordsOfFlags } from '@icss/core/permissions/flag-words.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { firstHashes } from '../accounts/first-hashes.ts'
import type { Config } from '../config.ts'
import { inSavepoint } from '../database/in-savepoint.ts'
import type { ImportedRows } from '../imports/imported.ts'
import type { Refused } from '../imports/written.ts'
import { keptIds } from '../operations/kept-changes.ts'
import type { HeldByRecords, Lost, Undoer } from '../operations/operation-kind.ts'
import { listTemplates } from '../permission-templates/permission-templates.repository.ts'
import { reachOf } from '../permissions/reach.ts'
import { lockChannel } from './channels.repository.ts'
import { holdingsOf } from '../permissions/holdings.repository.ts'
import { channelTaken, openSubChannel } from './open-sub-channel.ts'

/** What `permissions` may name. */
const choices = wordsOfFlags('zh', allFlags)

/**
 * Opens a sub-channel for each valid row, with the account of its administrator. One whose name the main channel has
 * already is skipped, or refused when `onConflict` is not `skip`; a template beyond what the importing account
 * holds is refused, and so are single permissions.
 */
export const subChannelsWriter = (config: Pick<Config, 'initialPassword'>): ImportedRows<SubChannelRow> => ({
  scope: 'system',
  async write(client, channelId, rows, onConflict, { by, db }) {
    const reach = await reachOf(db, channelId, by)
    const templates = await listTemplates(db, channelId)
    const superior = await lockChannel(db, channelId)
    if (!superior) throw new ProblemError('request.not_found')
    const found = await client.query<{ name: string }>(
      'select name from channels where superior_channel_id = $1 and name = any($2)',
      [channelId, rows.map(({ draft }) => draft.name)],
    )
    const known = new Set(found.rows.map(({ name }) => name))
    const hashes = await firstHashes(config, rows.length)
    const refused: Refused[] = []
    const created: { line: number; id: string }[] = []
    let skipped = 0
    const openOne = async (at: number): Promise<Omit<Refused, 'row'> | undefined> => {
      const { line, draft } = rows[at] as (typeof rows)[number]
      const { template: wanted, permissions, accountNumber: number, ...values } = draft
      const isSingle = wanted === '' && permissions !== ''
      const template = templates.find(({ name, isDefault }) => (wanted === '' ? isDefault : name === wanted))
      if (!template) return { field: 'template', value: wanted, code: 'account.template_unknown' }
      const flags = isSingle ? flagsOfWords(permissions) : template.flags
      if (!flags) return { field: 'permissions', value: permissions, code: 'rule.choice', params: { choices } }
      const beyond = reach.faultOf({ granted: flags })
      if (beyond)
        return isSingle
          ? { field: 'permissions', value: permissions, ...beyond }
          : { field: 'template', value: wanted, ...beyond }
      try {
        const account = { number, passwordHash: hashes[at] ?? '' }
        const details = { ...values, templateId: isSingle ? null : template.id, flags: [...flags] }
        const { id } = await inSavepoint(client, () => openSubChannel(db, superior, details, account)).catch(
          channelTaken,
        )
        created.push({ line, id })
        known.add(draft.name)
        return undefined
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        const { code, params } = error
        return code === 'account.number_taken'
          ? { field: 'accountNumber', value: number, code, params }
          : { field: 'name', value: draft.name, code, params }
      }
    }
    for (const [at, { row, draft }] of rows.entries()) {
      const isThere = known.has(draft.name)
      if (isThere && onConflict === 'skip') skipped += 1
      else {
        const fault = isThere
          ? ({ field: 'name', value: draft.name, code: 'channel.name_taken' } as const)
          : await openOne(at)
        if (fault) refused.push({ row, ...fault })
      }
    }
    return {
      created: created.length,
      updated: 0,
      skipped,
      refused,
      changes: {
        created: keptIds(
          created.map(({ line }) => line),
          created.map(({ id }) => id),
        ),
        changed: [],
      },
    }
  },
})

/** What sub-channels hold that an import opened. */
export const heldByOpened: HeldByRecords = async ({ db, undone: { channelId }, batch }) => {
  const holdings = await holdingsOf(db, channelId, batch.createdIds, { lock: true })
  return new Map(holdings.map(({ id, name, flags }) => [id, { label: name, held: flags }]))
}

/** Deletes a sub-channel with what it was opened with; a foreign key keeps one in which something was made since. */
const deletion = [
  'update channels set admin_account_id = null where superior_channel_id = $1 and id = $2',
  'delete from sessions where channel_id = (select id from channels where superior_channel_id = $1 and id = $2)',
  'delete from accounts where channel_id = (select id from channels where superior_channel_id = $1 and id = $2)',
  'delete from channels where superior_channel_id = $1 and id = $2',
]

/**
 * Deletes the sub-channels that a batch of an import opened, as long as nobody has logged in to them or changed more than
 * their permissions: their administrator's account is as it was, and there is no other.
 */
export const undoSubChannels: Undoer = async ({ client, undone: { channelId }, batch }) => {
  const { rows } = await client.query<{ id: string; name: string; untouched: boolean }>(
    `select c.id, c.name, (select count(*) = 1 and bool_and(a.must_change_password and a.version = 1)
       from accounts a where a.channel_id = c.id) as untouched
     from channels c where c.superior_channel_id = $1 and c.id = any($2::uuid[]) for update of c`,
    [channelId, batch.createdIds],
  )
  const present = new Map(rows.map((row) => [row.id, row]))
  const deleted: { line: number; id: string; label: string }[] = []
  const lost: Lost[] = []
  for (const [i, id] of batch.createdIds.entries()) {
    const line = batch.createdLines[i] ?? 0
    const channel = present.get(id)
    const label = channel?.name ?? ''
    const isDeleted =
      channel?.untouched === true &&
      (await inSavepoint(client, async () => {
        for (const statement of deletion) await client.query(statement, [channelId, id])
        return true
      }).catch((error: unknown) => {
        if ((error as { code?: string }).code === '23503') return false
        throw error
      }))
    if (isDeleted) deleted.push({ line, id, label })
    else lost.push({ line, id, label, fault: channel ? 'operation.moved_since' : 'operation.gone' })
  }
  return { deleted, restored: [], lost }
}
