import { issued } from '@icss/core/accounts/accounts.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findAccount } from './find-account.ts'
import { printInitialPassword } from './print-initial-password.ts'

export default command({
  summary: {
    zh: '重置密码。新的初始密码只显示一次；登录和令牌随即失效。',
    en: 'Reset a password. The new initial password is shown once; sessions and tokens end.',
  },
  takes: {
    account: { argument: 'required', text: { zh: '账号', en: 'account number' } },
    ...yesTake,
  },
  examples: same('icss accounts reset-password 755010 --yes'),
  calls: ['accounts.list', 'accounts.resetPassword'],
  answer: issued,
  async run(console, { account: number, yes }) {
    const { server } = await connect(console)
    const account = await findAccount(server, number)
    await confirm(console, { what: console.t('accounts.askReset', { number }), yes })
    const reset = await server.accounts.resetPassword({ params: { accountId: account.id } })
    if (console.json) console.printJson(reset)
    else printInitialPassword(console, reset.initialPassword)
    return exitCodes.ok
  },
})
