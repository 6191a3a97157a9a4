import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Handler } from '../http/handler.ts'

export const showSession: Handler<typeof sessionsContract.show> = ({ session }) => Promise.resolve(session)
