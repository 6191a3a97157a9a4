import { call } from '@icss/core/client/client.ts'
import type { PasswordChange } from '@icss/core/sessions/password-change.ts'
import { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { requests } from '../server/requests.ts'

export const changeOwnPassword = async (body: PasswordChange): Promise<void> => {
  await call(sessionsContract.changePassword, { body }, {}, requests)
}

export const endSession = async (): Promise<void> => {
  await call(sessionsContract.logout, {}, {}, requests)
}
