import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { sessions } from './sessions.tables.ts'

/** The live tokens of the own account; what is kept of their secrets stays here. */
export const listTokens: Handler<typeof sessionsContract.listTokens> = async ({ session, tenant, login }) => {
  const rows = await tenant((db) =>
    db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.channelId, session.channel.id),
          eq(sessions.accountId, session.account.id),
          eq(sessions.kind, 'token'),
          gt(sessions.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(sessions.createdAt), desc(sessions.id)),
  )
  const items = rows.map(({ id, name, readOnly, groups, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    readOnly,
    groups,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === login.id,
  }))
  return { items, total: items.length }
}
