import { platformChannel } from '@icss/core/platform/platform-channel.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { servedAccount, servedTakes } from './served-account.ts'

export default command({
  summary: {
    zh: '指定频道的管理员，代替现任；账号须已由本人改过初始密码',
    en: 'Make an account the administrator of a channel in place of the present one; its owner must have chosen the password',
  },
  takes: {
    ...servedTakes,
    ...yesTake,
    boundElsewhere: {
      text: {
        zh: '该手机号已绑定其他频道时也照样指定',
        en: 'also when the phone is bound to another channel',
      },
    },
  },
  examples: same(`icss platform appoint-admin ${exampleId} --account 755020 --yes`),
  calls: ['platform.showChannel', 'platform.listAccounts', 'platform.appointAdmin'],
  answer: platformChannel,
  async run(console, { id, account: number, yes, boundElsewhere: confirmed }) {
    const { server } = await connect(console)
    const { params, name } = await servedAccount(server, id, number)
    const { channelId, accountId } = params
    await confirm(console, { what: console.t('platform.askAppoint', { name, number }), yes })
    const channel = await server.platform.appointAdmin({ params: { channelId }, body: { accountId, confirmed } })
    if (console.json) console.printJson(channel)
    else console.print(console.t('platform.appointed', { name, number }))
    return exitCodes.ok
  },
})
