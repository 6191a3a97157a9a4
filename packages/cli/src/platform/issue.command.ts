import { issuedAccount } from '@icss/core/accounts/accounts.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { channelTake } from './channel-take.ts'

export default command({
  summary: {
    zh: '为频道发放账号。初始密码只显示一次。',
    en: 'Issue an account of a channel. The initial password is shown once.',
  },
  takes: {
    ...channelTake,
    number: { value: 'number', required: true, text: { zh: '账号', en: 'account number' } },
    name: { value: 'name', required: true, text: { zh: '姓名', en: 'name of the person' } },
    phone: { value: 'phone', text: { zh: '手机号', en: 'phone' } },
    admin: { text: { zh: '成为管理员，代替现任', en: 'make it the administrator in place of the present one' } },
  },
  examples: {
    zh: [`icss platform issue ${exampleId} --number 755020 --name 王小明 --admin`],
    en: [`icss platform issue ${exampleId} --number 755020 --name "Wang Xiaoming" --admin`],
  },
  calls: ['platform.issueAccount'],
  answer: issuedAccount,
  async run(console, { id, number, name, phone, admin }) {
    const params = { channelId: idOf(id) }
    const { server } = await connect(console)
    const issued = await server.platform.issueAccount({ params, body: { number, name, phone, admin } })
    if (console.json) console.printJson(issued)
    else {
      console.print(console.t('platform.issued', { number }))
      printInitialPassword(console, issued.initialPassword)
    }
    return exitCodes.ok
  },
})
