import { issued } from '@icss/core/accounts/accounts.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import { resetServedAccount } from './reset-served-account.ts'

export const answer = issued

export const run = resetServedAccount<typeof answer>({
  ask: 'platform.askReset',
  reset: (server, params) => server.platform.resetPassword({ params }),
  print: (console, { initialPassword }) => printInitialPassword(console, initialPassword),
})
