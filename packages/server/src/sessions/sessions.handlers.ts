import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { adminLogin } from './admin-login.ts'
import { changePassword } from './change-password.ts'
import { createToken } from './create-token.ts'
import { followSession } from './follow-session.ts'
import { listSessions, revokeOtherBrowsers, revokeSession } from './own-sessions.ts'
import { listTokens } from './list-tokens.ts'
import { logout } from './logout.ts'
import { revokeToken } from './revoke-token.ts'
import { showSession } from './show-session.ts'

export const sessionsHandlers: Handlers<{ sessions: typeof sessionsContract }>['sessions'] = {
  adminLogin,
  show: showSession,
  logout,
  list: listSessions,
  revoke: revokeSession,
  revokeOthers: revokeOtherBrowsers,
  follow: followSession,
  createToken,
  listTokens,
  revokeToken,
  changePassword,
}
