import { and, eq, isNull, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { adminChangeFault } from '@icss/core/accounts/admin-change.ts'
import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import type { adminChange } from '@icss/core/channels/channels.contract.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lockAccount, updateAccount } from '../accounts/accounts.repository.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/uuids.ts'
import { found } from '../http/refuse.ts'
import { announce } from '../events/announce.ts'
import { defaultTemplate } from '../permission-templates/permission-templates.repository.ts'
import type { Services } from '../services.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { phoneNow, tellReplaced } from './admin-phone.repository.ts'
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
  services: Pick<Services, 'config'>,
  channel: StoredChannel,
  account: { readonly id: string; readonly number: string; readonly phone: string },
): Promise<StoredChannel> {
  if (channel.adminAccountId) {
    const { id: templateId } = await defaultTemplate(db, channel.id)
    await updateAccount(db, channel.id, channel.adminAccountId, {
      role: 'channel-account',
      templateId,
      ownFlags: null,
      business: false,
    })
    await revokeSessions(db, channel.id, channel.adminAccountId)
  }
  const role = channel.cocId === null ? 'channel-admin' : 'chamber-admin'
  await updateAccount(db, channel.id, account.id, { role, templateId: null, ownFlags: null, business: false })
  await revokeSessions(db, channel.id, account.id)
  const updated = await updateChannel(db, channel.id, { adminAccountId: account.id, ...phoneNow(account.phone) })
  if (!updated) throw new Error('An update answered no row.')
  await announce(db, channel.id, 'admin.changed', { accountId: account.id, number: account.number })
  await tellReplaced(db, services, channel.id, channel.adminPhone)
  return updated
}

/** Refuses a candidate that cannot become administrator, at the field that names it; a question is about none. */
export function refuseCandidate(
  channel: Pick<StoredChannel, 'id' | 'adminPhone'>,
  candidate: Account,
  {
    boundTo = null,
    confirmed = false,
  }: { readonly boundTo?: { readonly channelId: string } | null; readonly confirmed?: boolean } = {},
): void {
  const current = { phone: channel.adminPhone, channelId: channel.id }
  const fault: FieldError | undefined = candidate.isCurrentAdmin
    ? { code: 'account.is_current_admin', params: {} }
    : adminChangeFault(current, { ...candidate, boundTo }, confirmed)
  if (fault?.code === 'account.bound_elsewhere') throw new ProblemError('account.bound_elsewhere')
  if (fault) throw new ProblemError(fault.code, { params: fault.params, errors: { accountId: fault } })
}

/**
 * Appoints an account of a locked channel that may become its administrator; refuses any other, also one that has no
 * longer the phone that was proved, where one was.
 */
export async function handOver(
  db: Db,
  services: Pick<Services, 'config'>,
  channel: StoredChannel,
  { accountId, confirmed, proved }: z.output<typeof adminChange> & { readonly proved?: string },
): Promise<StoredChannel> {
  const candidate = found(isUuid(accountId) ? await lockAccount(db, channel.id, accountId) : undefined)
  if (proved !== undefined && candidate.phone !== proved) throw new ProblemError('request.conflict')
  const boundTo = candidate.phone === '' ? null : await boundElsewhere(db, channel.id, candidate.phone)
  refuseCandidate(channel, candidate, { boundTo, confirmed })
  return appointAdmin(db, services, channel, candidate)
}
