import * as z from 'zod/mini'
import { type HandOverProof, handOverProofs } from '@icss/core/channels/hand-over.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type GivenProofs, proveByTyping, readProofs } from '../channels/admin-proofs.ts'
import { command } from '../commands/command.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findAccount } from './find-account.ts'

const answer = z.object({
  number: z.string(),
  name: z.string(),
  /** Whether it is the administrator now. */
  appointed: z.boolean(),
  /** Where a code was sent, the seconds until another can be. */
  seconds: z.nullable(z.number()),
})

export default command({
  summary: {
    zh: '把管理员换成本频道的另一个账号，凭其手机收到的验证码。自己的登录和令牌随即结束。',
    en: 'Make another account of the channel its administrator, by a code that its phone gets. Your own sessions and tokens end.',
  },
  takes: {
    account: { argument: 'required', text: { zh: '新管理员的账号', en: 'account number of the new administrator' } },
    send: { text: { zh: '只发送验证码', en: 'send the code and do no more' } },
    codeStdin: {
      text: {
        zh: '从标准输入读取两行：已发送的验证码和当前密码；服务器没有短信网关时，为当前密码和两步验证码（已开启时）',
        en: 'read two lines from stdin, the code that was sent and your password; on a server without an SMS gateway your password and the code of your second factor if there is one',
      },
    },
    boundElsewhere: {
      text: {
        zh: '该手机号已绑定其他频道时也照样更换',
        en: 'also when the phone is bound to another channel',
      },
    },
    ...yesTake,
  },
  examples: {
    zh: [
      'icss accounts appoint 755010',
      'icss accounts appoint 755010 --send',
      'icss accounts appoint 755010 --code-stdin --yes < 验证码文件',
    ],
    en: [
      'icss accounts appoint 755010',
      'icss accounts appoint 755010 --send',
      'icss accounts appoint 755010 --code-stdin --yes < code-file',
    ],
  },
  calls: ['accounts.list', 'adminPhone.show', 'channels.sendAdminCode', 'channels.changeAdmin'],
  exits: ['interrupted'],
  answer,
  async run(console, { account: number, send, codeStdin, boundElsewhere, yes }) {
    const { t } = console
    const { server } = await connect(console)
    const account = await findAccount(server, number)
    const { id: accountId, name, phone } = account
    const proofs = handOverProofs(await server.adminPhone.show())
    const sendCode = async () => {
      const { seconds } = await server.channels.sendAdminCode({ body: { accountId } })
      console.note(t('adminPhone.codeSent', { phone }))
      return seconds
    }
    const tell = (appointed: boolean, seconds: number | null) => {
      if (console.json) console.printJson({ number, name, appointed, seconds })
      else if (appointed) console.print(t('accounts.appointed', { name, number }))
      return exitCodes.ok
    }
    if (send) return tell(false, await sendCode())
    if (!codeStdin && !console.mayAsk) throw new CliError('adminCodeNeeded', exitCodes.usage)
    await confirm(console, { what: t('accounts.askAppoint', { name, number }), yes })
    type Given = GivenProofs<HandOverProof>
    const handOver = (given: Given, isConfirmed: boolean) =>
      server.channels.changeAdmin({ body: { accountId, ...given, confirmed: boundElsewhere || isConfirmed } })
    if (codeStdin) {
      await handOver(await readProofs(proofs), false)
      return tell(true, null)
    }
    const seconds = proofs.includes('code') ? await sendCode() : null
    await proveByTyping(console, proofs, { phone }, (given) =>
      handOver(given, false).catch(async (error: unknown) => {
        if (!(error instanceof ProblemError && error.code === 'account.bound_elsewhere')) throw error
        await confirm(console, { what: t('accounts.askBoundElsewhere'), yes: false })
        await handOver(given, true)
      }),
    )
    return tell(true, seconds)
  },
})
