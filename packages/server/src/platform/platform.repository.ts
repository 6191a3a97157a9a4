import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { PlatformChannel } from '@icss/core/platform/platform-channel.ts'
import type { platformChannelListQuery } from '@icss/core/platform/platform.contract.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { occursIn } from '../search/search-condition.ts'
import type { Db } from '../database/database.ts'

type Query = z.output<typeof platformChannelListQuery>

const joined = (system: Db) =>
  system
    .select({ channel: channels, accountNumber: accounts.number })
    .from(channels)
    .leftJoin(accounts, and(eq(accounts.channelId, channels.id), eq(accounts.id, channels.adminAccountId)))

// The provider's own channel is none that it serves.
const isServed = sql`not exists (select from accounts p where p.channel_id = ${channels.id} and p.role = 'provider')`

const answerOf = ({ channel, accountNumber }: Awaited<ReturnType<typeof joined>>[number]): PlatformChannel => ({
  ...channel,
  kind: channel.cocId === null ? (channel.tier === 2 ? 'sub' : 'main') : 'chamber',
  accountNumber,
  createdAt: channel.createdAt.toISOString(),
})

const ofKind = (kind: Query['kind']): SQL | undefined => {
  if (kind === 'chamber') return isNotNull(channels.cocId)
  return kind && and(isNull(channels.cocId), eq(channels.tier, kind === 'main' ? 1 : 2))
}

const orders: Record<Query['sort'], SQL[]> = {
  name: [asc(channels.name), asc(channels.id)],
  '-name': [desc(channels.name), desc(channels.id)],
  createdAt: [asc(channels.createdAt), asc(channels.id)],
  '-createdAt': [desc(channels.createdAt), desc(channels.id)],
}

export async function listServedChannels(system: Db, { q, kind, status, sort, page, pageSize }: Query) {
  const where = and(
    isServed,
    q ? occursIn([channels.name, channels.abbreviation], q) : undefined,
    ofKind(kind),
    status === undefined ? undefined : eq(channels.enabled, status === 'enabled'),
  )
  const [counted] = await system.select({ total: count() }).from(channels).where(where)
  const rows = await joined(system)
    .where(where)
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map(answerOf), total: counted?.total ?? 0 }
}

export async function findServedChannel(system: Db, id: string): Promise<PlatformChannel | undefined> {
  const [row] = await joined(system).where(and(eq(channels.id, id), isServed))
  return row && answerOf(row)
}
