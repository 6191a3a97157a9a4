import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '撤销个人令牌', en: 'Revoke a personal token' },
  takes: {
    id: {
      argument: 'required',
      text: { zh: '令牌编号，见 icss tokens list', en: 'id of the token, see icss tokens list' },
    },
  },
  examples: same('icss tokens revoke 019aa4e0-7b1c-7000-8000-000000000000'),
  calls: ['sessions.revokeToken'],
  answer: z.object({ id: z.string() }),
  async run(console, { id }) {
    const tokenId = idOf(id)
    const { server } = await connect(console)
    await server.sessions.revokeToken({ params: { tokenId } })
    if (console.json) console.printJson({ id: tokenId })
    else console.print(console.t('tokens.revoked'))
    return exitCodes.ok
  },
})
