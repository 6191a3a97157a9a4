import { and, asc, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Account, AccountListQuery } from '@icss/core/accounts/accounts.contract.ts'
import { holdsBusiness } from '@icss/core/permissions/business.ts'
import { effectiveFlags } from '@icss/core/permissions/effective-flags.ts'
import { flagsOfAccount } from '../permissions/reach.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import { occursIn } from '../search/search-condition.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { secondFactors } from '../second-factors/second-factors.tables.ts'
import { accounts, accountSightings, givenFlags } from './accounts.tables.ts'

const columns = {
  account: accounts,
  templateName: permissionTemplates.name,
  given: givenFlags,
  seenAt: accountSightings.seenAt,
  channelFlags: channels.flags,
  adminAccountId: channels.adminAccountId,
}

const joined = (db: Db) =>
  db
    .select(columns)
    .from(accounts)
    .innerJoin(channels, eq(channels.id, accounts.channelId))
    .leftJoin(
      permissionTemplates,
      and(eq(permissionTemplates.channelId, accounts.channelId), eq(permissionTemplates.id, accounts.templateId)),
    )
    .leftJoin(
      accountSightings,
      and(eq(accountSightings.channelId, accounts.channelId), eq(accountSightings.accountId, accounts.id)),
    )

type Joined = Awaited<ReturnType<typeof joined>>[number]

const answerOf = ({ account, templateName, given, seenAt, channelFlags, adminAccountId }: Joined): Account => ({
  id: account.id,
  number: account.number,
  name: account.name,
  phone: account.phone,
  remark: account.remark,
  role: account.role,
  isCurrentAdmin: account.id === adminAccountId,
  templateId: account.templateId,
  templateName,
  ownFlags: account.ownFlags,
  flags: effectiveFlags(account.role, channelFlags, given),
  business: holdsBusiness(account.role, account.business),
  enabled: account.enabled,
  mustChangePassword: account.mustChangePassword,
  lastSeenAt: seenAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
  version: account.version,
})

const orders: Record<AccountListQuery['sort'], SQL[]> = {
  number: [asc(accounts.number)],
  '-number': [desc(accounts.number)],
  name: [asc(accounts.name), asc(accounts.id)],
  '-name': [desc(accounts.name), desc(accounts.id)],
  createdAt: [asc(accounts.createdAt), asc(accounts.id)],
  '-createdAt': [desc(accounts.createdAt), desc(accounts.id)],
}

/** What a query asks of the accounts of a channel. */
export const accountsWhere = (channelId: string, { q, status, templateId }: Partial<AccountListQuery>) =>
  and(
    eq(accounts.channelId, channelId),
    isNull(accounts.deletedAt),
    q ? occursIn([accounts.number, accounts.name, accounts.phone], q) : undefined,
    status === undefined ? undefined : eq(accounts.enabled, status === 'enabled'),
    templateId ? (isUuid(templateId) ? eq(accounts.templateId, templateId) : sql`false`) : undefined,
  )

export async function listAccounts(db: Db, channelId: string, query: AccountListQuery) {
  const { sort, page, pageSize } = query
  const where = accountsWhere(channelId, query)
  const [counted] = await db.select({ total: count() }).from(accounts).where(where)
  const rows = await joined(db)
    .where(where)
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map(answerOf), total: counted?.total ?? 0 }
}

const byId = (channelId: string, id: string) =>
  and(eq(accounts.channelId, channelId), eq(accounts.id, id), isNull(accounts.deletedAt))

export async function findAccount(db: Db, channelId: string, id: string): Promise<Account | undefined> {
  const [row] = await joined(db).where(byId(channelId, id))
  return row && answerOf(row)
}

/** What decides the rights of an account. */
export async function findGivenRights(db: Db, channelId: string, id: string) {
  const [row] = await joined(db).where(byId(channelId, id))
  if (!row) return undefined
  const { account, templateName, given, channelFlags } = row
  return { role: account.role, enabled: account.enabled, templateName, given, channelFlags }
}

/** An account as who may change it is decided: `flags` are those of its template, all of an administrator. */
export type LockedAccount = Account

/** The account, kept from being changed by others until the transaction ends; decide by nothing read before. */
export async function lockAccount(db: Db, channelId: string, id: string): Promise<LockedAccount | undefined> {
  await db.select({ id: accounts.id }).from(accounts).where(byId(channelId, id)).for('update')
  const [row] = await joined(db).where(byId(channelId, id))
  return row && { ...answerOf(row), flags: [...flagsOfAccount(row.account.role, row.given)] }
}

type NewAccount = Omit<typeof accounts.$inferInsert, 'channelId' | 'id' | 'mustChangePassword'>

/** Adds an account that must change its password at its first login. */
export async function insertAccount(db: Db, channelId: string, values: NewAccount): Promise<string> {
  const id = uuid()
  await db.insert(accounts).values({ ...values, channelId, id, mustChangePassword: true })
  return id
}

type Change = Partial<Omit<typeof accounts.$inferInsert, 'channelId' | 'id'>>

/** Changes an account, if it still has `version` where one is given; whether it did. */
export async function updateAccount(
  db: Db,
  channelId: string,
  id: string,
  change: Change,
  version?: number,
): Promise<boolean> {
  const updated = await db
    .update(accounts)
    .set({ ...change, version: sql`${accounts.version} + 1` })
    .where(and(byId(channelId, id), version === undefined ? undefined : eq(accounts.version, version)))
    .returning({ id: accounts.id })
  return updated.length > 0
}

export async function deleteAccount(db: Db, channelId: string, id: string): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.channelId, channelId), eq(secondFactors.accountId, id)))
  await db
    .update(accounts)
    .set({ deletedAt: sql`now()`, enabled: false, templateId: null, ownFlags: null, business: false })
    .where(byId(channelId, id))
}
