import { and, eq, isNull, ne } from 'drizzle-orm'
import { accounts } from '../accounts/accounts.tables.ts'
import { updateAccount } from '../accounts/accounts.repository.ts'
import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { defaultTemplate } from '../permission-templates/permission-templates.repository.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { type StoredChannel, updateChannel } from './channels.repository.ts'

/** Another channel in which somebody has this phone. */
export async function boundElsewhere(db: Db, channelId: string, phone: string): Promise<{ channelId: string } | null> {
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
