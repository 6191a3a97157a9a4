import { account } from '@icss/core/accounts/accounts.contract.ts'
import { exampleId, same } from '../commands/examples.ts'
import { resetCommand } from './reset-command.ts'

export default resetCommand({
  summary: {
    zh: '重置频道账号的两步验证，用于手机和恢复码都已丢失时',
    en: 'Reset the second factor of an account that has lost phone and recovery codes',
  },
  examples: same(`icss platform reset-second-factor ${exampleId} --account 755001 --yes`),
  calls: ['platform.showChannel', 'platform.listAccounts', 'platform.resetSecondFactor'],
  answer: account,
  ask: 'platform.askFactorReset',
  reset: (server, params) => server.platform.resetSecondFactor({ params }),
  print: (console, _, of) => console.print(console.t('platform.factorReset', of)),
})
