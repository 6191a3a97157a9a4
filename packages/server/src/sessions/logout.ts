import { eq } from 'drizzle-orm'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { sessionCookie } from './session-secret.ts'
import { sessions } from './sessions.tables.ts'

export const logout: Handler<typeof sessionsContract.logout> = async ({ services, login, reply }) => {
  if (login) await services.database.everywhere((db) => db.delete(sessions).where(eq(sessions.hash, login.hash)))
  void reply.clearCookie(sessionCookie, { path: '/' })
}
