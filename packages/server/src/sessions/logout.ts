import { eq } from 'drizzle-orm'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { sessionCookieOf } from './session-secret.ts'
import { sessions } from './sessions.tables.ts'

export const logout: Handler<typeof sessionsContract.logout> = async ({ services, login, request, reply }) => {
  if (login) await services.database.everywhere((db) => db.delete(sessions).where(eq(sessions.hash, login.hash)))
  void reply.clearCookie(sessionCookieOf(request), { path: '/', secure: request.protocol === 'https' })
}
