import * as z from 'zod/mini'
import { proofsOf } from '@icss/core/channels/admin-phone.ts'
import { command } from '../commands/command.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { newPhoneTake } from './admin-phone-takes.ts'
import { type GivenProofs, proveByTyping, readProofs } from './admin-proofs.ts'

const answer = z.object({
  phone: z.string(),
  /** Whether it is the administrator's phone now. */
  set: z.boolean(),
  /** Where codes were sent, the seconds until others can be. */
  seconds: z.nullable(z.number()),
})

export default command({
  summary: {
    zh: '设置或更换管理员手机：首次设置凭新手机收到的验证码和当前密码，更换凭新、原手机各自收到的验证码。仅管理员本人',
    en: 'Set or change the phone of the administrator: the first one by a code that it gets and your password, another by a code to each of the two phones. The administrator alone',
  },
  takes: {
    ...newPhoneTake,
    send: { text: { zh: '只发送验证码', en: 'send the codes and do no more' } },
    codeStdin: {
      text: {
        zh: '从标准输入读取两行：首次设置时为新手机的验证码和当前密码，更换时为新、原手机的验证码；服务器没有短信网关时，为当前密码和两步验证码（已开启时）',
        en: 'read two lines from stdin: the code of the new phone, then your password for the first phone or the code of the old phone for another; on a server without an SMS gateway your password and the code of your second factor if there is one',
      },
    },
    ...yesTake,
  },
  examples: {
    zh: [
      'icss admin-phone set 13800138000',
      'icss admin-phone set 13800138000 --send',
      'icss admin-phone set 13800138000 --code-stdin --yes < 验证码文件',
    ],
    en: [
      'icss admin-phone set 13800138000',
      'icss admin-phone set 13800138000 --send',
      'icss admin-phone set 13800138000 --code-stdin --yes < code-file',
    ],
  },
  calls: ['adminPhone.show', 'adminPhone.sendCode', 'adminPhone.sendOldCode', 'adminPhone.change'],
  exits: ['interrupted'],
  answer,
  async run(console, { phone, send, codeStdin, yes }) {
    const { t } = console
    const { server } = await connect(console)
    const present = await server.adminPhone.show()
    const { phone: oldPhone } = present
    const proofs = proofsOf(oldPhone === '' ? 'first' : 'change', present)
    const sendCodes = async () => {
      const sent = await server.adminPhone.sendCode({ body: { phone } })
      console.note(t('adminPhone.codeSent', { phone }))
      if (!proofs.includes('oldCode')) return sent.seconds
      const sentToOld = await server.adminPhone.sendOldCode()
      console.note(t('adminPhone.codeSent', { phone: oldPhone }))
      return Math.max(sent.seconds, sentToOld.seconds)
    }
    const tell = (set: boolean, seconds: number | null) => {
      if (console.json) console.printJson({ phone, set, seconds })
      else if (set) console.print(t('adminPhone.set', { phone }))
      return exitCodes.ok
    }
    if (send) return tell(false, await sendCodes())
    if (!codeStdin && !console.mayAsk) throw new CliError('adminCodeNeeded', exitCodes.usage)
    await confirm(console, { what: t('adminPhone.askSet', { phone }), yes })
    const change = (given: GivenProofs) => server.adminPhone.change({ body: { phone, ...given } })
    if (codeStdin) {
      await change(await readProofs(proofs))
      return tell(true, null)
    }
    const seconds = proofs.includes('code') ? await sendCodes() : null
    await proveByTyping(console, proofs, { phone, oldPhone }, change)
    return tell(true, seconds)
  },
})
