import { issued } from '@icss/core/accounts/accounts.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import { exampleId, same } from '../commands/examples.ts'
import { resetCommand } from './reset-command.ts'

export default resetCommand({
  summary: {
    zh: '重置频道账号的密码。新的初始密码只显示一次。',
    en: 'Reset the password of an account of a channel. The new initial password is shown once.',
  },
  examples: same(`icss platform reset-password ${exampleId} --account 755001 --yes`),
  calls: ['platform.showChannel', 'platform.listAccounts', 'platform.resetPassword'],
  answer: issued,
  ask: 'platform.askReset',
  reset: (server, params) => server.platform.resetPassword({ params }),
  print: (console, { initialPassword }) => printInitialPassword(console, initialPassword),
})
