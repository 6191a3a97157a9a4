import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { hashOf, newSecret, tokenPrefix } from './session-secret.ts'
import { sessions } from './sessions.tables.ts'

export const createToken: Handler<typeof sessionsContract.createToken> = async (
  { session, services: { database } },
  { body: { name, days, readOnly } },
) => {
  const token = tokenPrefix + newSecret()
  const [created] = await database.system
    .insert(sessions)
    .values({
      hash: hashOf(token),
      id: uuid(),
      kind: 'token',
      channelId: session.channel.id,
      accountId: session.account.id,
      name,
      readOnly,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt })
  if (!created) throw new Error('An insert answered no row.')
  return { id: created.id, token, expiresAt: created.expiresAt.toISOString() }
}
