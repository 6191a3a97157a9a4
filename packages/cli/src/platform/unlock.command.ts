import { account } from '@icss/core/accounts/accounts.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { servedAccount, servedTakes } from './served-account.ts'

export default command({
  summary: {
    zh: '解除频道账号的登录锁定，密码不变',
    en: 'Open the lock of an account that wrong passwords have locked; its password stays',
  },
  takes: servedTakes,
  examples: same(`icss platform unlock ${exampleId} --account 755001`),
  calls: ['platform.showChannel', 'platform.listAccounts', 'platform.unlockAccount'],
  answer: account,
  async run(console, { id, account: number }) {
    const { server } = await connect(console)
    const { params, name } = await servedAccount(server, id, number)
    const unlocked = await server.platform.unlockAccount({ params })
    if (console.json) console.printJson(unlocked)
    else console.print(console.t('platform.unlocked', { name, number }))
    return exitCodes.ok
  },
})
