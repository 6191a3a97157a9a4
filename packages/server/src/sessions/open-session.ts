import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../database/database.ts'
import { hashOf, newSecret, sessionCookie } from './session-secret.ts'
import { sessions } from './sessions.tables.ts'

/** Hours that a browser stays logged in. */
const sessionHours = 12

/** A new session of a browser, with its cookie. */
export async function openSession(
  db: Db,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  account: { readonly channelId: string; readonly id: string },
): Promise<void> {
  const secret = newSecret()
  await db.insert(sessions).values({
    hash: hashOf(secret),
    id: uuid(),
    kind: 'cookie',
    channelId: account.channelId,
    accountId: account.id,
    expiresAt: sql`now() + make_interval(hours => ${sessionHours})`,
  })
  void reply.setCookie(sessionCookie, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: sessionHours * 3600,
  })
}
