import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxBrowserSessions } from '@icss/core/sessions/session-limits.ts'
import { uuid } from '../database/uuids.ts'
import { noteSeen } from '../accounts/note-seen.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { storableText } from '../database/storable-text.ts'
import { hashOf, newSecret, sessionCookieOf } from './session-secret.ts'
import { sessions } from './sessions.tables.ts'

const userAgentOf = ({ headers }: FastifyRequest): string => storableText((headers['user-agent'] ?? '').slice(0, 300))

/** Logs an account out of the browsers that it used least lately, beyond those that it may have. */
async function endLeastUsed(db: Db, { channelId, id }: { readonly channelId: string; readonly id: string }) {
  const ofBrowsers = and(eq(sessions.channelId, channelId), eq(sessions.accountId, id), eq(sessions.kind, 'cookie'))
  const beyond = db
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(ofBrowsers)
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(maxBrowserSessions)
  await db.delete(sessions).where(inArray(sessions.hash, beyond))
}

/** A new session of a browser, with its cookie. */
export async function openSession(
  db: Db,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  account: { readonly channelId: string; readonly id: string },
  { sessionHours }: Pick<Config, 'sessionHours'>,
): Promise<void> {
  const secret = newSecret()
  await db.insert(sessions).values({
    hash: hashOf(secret),
    id: uuid(),
    kind: 'cookie',
    channelId: account.channelId,
    accountId: account.id,
    address: request.ip,
    userAgent: userAgentOf(request),
    expiresAt: sql`now() + make_interval(hours => ${sessionHours})`,
  })
  await endLeastUsed(db, account)
  await noteSeen(db, account)
  void reply.setCookie(sessionCookieOf(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: sessionHours * 3600,
  })
}
