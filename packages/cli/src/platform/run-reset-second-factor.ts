import { account } from '@icss/core/accounts/accounts.contract.ts'
import { resetServedAccount } from './reset-served-account.ts'

export const answer = account

export const run = resetServedAccount<typeof answer>({
  ask: 'platform.askFactorReset',
  reset: (server, params) => server.platform.resetSecondFactor({ params }),
  print: (console, _, of) => console.print(console.t('platform.factorReset', of)),
})
