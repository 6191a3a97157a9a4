import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { sessions } from './sessions.tables.ts'

/** Ends a token of the own account; another account's is as one that does not exist. */
export const revokeToken: Handler<typeof sessionsContract.revokeToken> = async ({ session, tenant }, { params }) => {
  const revoked = await tenant((db) =>
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.channelId, session.channel.id),
          eq(sessions.accountId, session.account.id),
          eq(sessions.id, params.tokenId),
          eq(sessions.kind, 'token'),
        ),
      )
      .returning({ id: sessions.id }),
  )
  if (revoked.length === 0) throw new ProblemError('request.not_found')
}
