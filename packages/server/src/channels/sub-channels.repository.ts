import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { SubChannel, SubChannelListQuery } from '@icss/core/channels/channels.contract.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { channelGroupMembers } from '../channel-groups/channel-groups.tables.ts'
import { occursIn } from '../search/search-condition.ts'
import type { Db } from '../database/database.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { channels } from './channels.tables.ts'

/** Sub-channels are other tenants: all of this needs the system's scope, and names the superior in each statement. */
const joined = (system: Db) =>
  system
    .select({ channel: channels, accountNumber: accounts.number, templateName: permissionTemplates.name })
    .from(channels)
    .leftJoin(accounts, and(eq(accounts.channelId, channels.id), eq(accounts.id, channels.adminAccountId)))
    .leftJoin(
      permissionTemplates,
      and(
        eq(permissionTemplates.channelId, channels.superiorChannelId),
        eq(permissionTemplates.id, channels.templateId),
      ),
    )

const answerOf = ({
  channel,
  accountNumber,
  templateName,
}: Awaited<ReturnType<typeof joined>>[number]): SubChannel => ({
  ...channel,
  accountNumber,
  templateName,
  createdAt: channel.createdAt.toISOString(),
})

const orders: Record<SubChannelListQuery['sort'], SQL[]> = {
  name: [asc(channels.name)],
  '-name': [desc(channels.name)],
  createdAt: [asc(channels.createdAt), asc(channels.id)],
  '-createdAt': [desc(channels.createdAt), desc(channels.id)],
}

export async function listSubChannels(
  system: Db,
  superiorId: string,
  { q, status, templateId, groupId, sort, page, pageSize }: SubChannelListQuery,
) {
  const where = and(
    eq(channels.superiorChannelId, superiorId),
    q ? occursIn([channels.name, channels.abbreviation], q) : undefined,
    status === undefined ? undefined : eq(channels.enabled, status === 'enabled'),
    templateId ? sql`${channels.templateId}::text = ${templateId}` : undefined,
    groupId
      ? sql`exists (select from ${channelGroupMembers} m
          where m.channel_id = ${superiorId} and m.group_id::text = ${groupId} and m.member_id = ${channels.id})`
      : undefined,
  )
  const [counted] = await system.select({ total: count() }).from(channels).where(where)
  const rows = await joined(system)
    .where(where)
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map(answerOf), total: counted?.total ?? 0 }
}

const bySuperior = (superiorId: string, id: string) =>
  and(eq(channels.superiorChannelId, superiorId), eq(channels.id, id))

export async function findSubChannel(system: Db, superiorId: string, id: string): Promise<SubChannel | undefined> {
  const [row] = await joined(system).where(bySuperior(superiorId, id))
  return row && answerOf(row)
}

/** The stored sub-channel, kept from being changed by others until the transaction ends. */
export async function lockSubChannel(system: Db, superiorId: string, id: string) {
  const [row] = await system.select().from(channels).where(bySuperior(superiorId, id)).for('no key update')
  return row
}

export async function countSubChannels(system: Db, superiorId: string): Promise<number> {
  const [counted] = await system
    .select({ total: count() })
    .from(channels)
    .where(eq(channels.superiorChannelId, superiorId))
  return counted?.total ?? 0
}
