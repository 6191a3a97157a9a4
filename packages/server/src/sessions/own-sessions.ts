import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Handler } from '../http/handler.ts'
import { sessions } from './sessions.tables.ts'

const ofBrowsers = ({ channel, account }: Session) =>
  and(eq(sessions.channelId, channel.id), eq(sessions.accountId, account.id), eq(sessions.kind, 'cookie'))

/** The browsers in which the own account is logged in. */
export const listSessions: Handler<typeof sessionsContract.list> = async ({ session, tenant, login, services }) => {
  const isUsed = gt(sessions.lastUsedAt, sql`now() - make_interval(mins => ${services.config.sessionIdleMinutes})`)
  const rows = await tenant((db) =>
    db
      .select()
      .from(sessions)
      .where(and(ofBrowsers(session), gt(sessions.expiresAt, sql`now()`), isUsed))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id)),
  )
  const items = rows.map(({ id, address, userAgent, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    address,
    userAgent,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === login.id,
  }))
  return { items, total: items.length }
}

/** Logs one of the own browsers out; another account's is as one that does not exist. */
export const revokeSession: Handler<typeof sessionsContract.revoke> = async ({ session, tenant }, { params }) => {
  const revoked = await tenant((db) =>
    db
      .delete(sessions)
      .where(and(ofBrowsers(session), eq(sessions.id, params.sessionId)))
      .returning({ id: sessions.id }),
  )
  if (revoked.length === 0) throw new ProblemError('request.not_found')
}

/** Logs all browsers out but the one that asks; by a token, all of them. Tokens go on. */
export const revokeOtherBrowsers: Handler<typeof sessionsContract.revokeOthers> = async ({
  session,
  tenant,
  login,
}) => {
  await tenant((db) => db.delete(sessions).where(and(ofBrowsers(session), ne(sessions.id, login.id))))
}
