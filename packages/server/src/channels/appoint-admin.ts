import { and, eq, isNull, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { adminChangeFault } from '@icss/core/accounts/admin-change.ts'
import type { adminChange } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lockAccount, updateAccount } from '../accounts/accounts.repository.ts'
import type { Db } from '../database/database.ts'
import { found, refuse } from '../http/refuse.ts'
import { announce } from '../events/announce.ts'
import { defaultTemplate } from '../permission-templates/permission-templates.repository.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { type StoredChannel, updateChannel } from './channels.repository.ts'

/** Another channel in which somebody has this phone. */
async function boundElsewhere(db: Db, channelId: string, phone: string): Promise<{ channelId: string } | null> {
  const [found] = await db
    .select({ channelId: accounts.channelId })
    .from(accounts)
    .where(and(eq(accounts.phone, phone), ne(accounts.channelId, channelId), isNull(accounts.deletedAt)))
    .limit(1)
  return found ?? null
}

/**
 * Makes an account the administrator of its channel; the one before keeps working as an account with the all-open
 * template. The sessions of both end, since their rights change.
 */
export async function appointAdmin(
  db: Db,
  channel: StoredChannel,
  account: { readonly id: string; readonly number: string; readonly phone: string },
): Promise<StoredChannel> {
  if (channel.adminAccountId) {
    const { id: templateId } = await defaultTemplate(db, channel.id)
    await updateAccount(db, channel.id, channel.adminAccountId, { role: 'channel-account', templateId })
    await revokeSessions(db, channel.id, channel.adminAccountId)
  }
  const role = channel.cocId === null ? 'channel-admin' : 'chamber-admin'
  await updateAccount(db, channel.id, account.id, { role, templateId: null })
  await revokeSessions(db, channel.id, account.id)
  const updated = await updateChannel(db, channel.id, { adminAccountId: account.id, adminPhone: account.phone })
  if (!updated) throw new Error('An update answered no row.')
  await announce(db, channel.id, 'admin.changed', { accountId: account.id, number: account.number })
  return updated
}

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Appoints an account of a locked channel that may become its administrator; refuses any other. */
export async function handOver(
  db: Db,
  channel: StoredChannel,
  { accountId, confirmed }: z.output<typeof adminChange>,
): Promise<StoredChannel> {
  const candidate = found(isUuid.test(accountId) ? await lockAccount(db, channel.id, accountId) : undefined)
  if (candidate.isCurrentAdmin) throw new ProblemError('account.is_current_admin')
  const boundTo = candidate.phone === '' ? null : await boundElsewhere(db, channel.id, candidate.phone)
  const current = { phone: channel.adminPhone, channelId: channel.id }
  refuse(adminChangeFault(current, { ...candidate, boundTo }, confirmed))
  return appointAdmin(db, channel, candidate)
}
