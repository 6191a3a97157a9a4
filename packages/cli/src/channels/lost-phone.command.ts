import { adminPhone, proofsOf } from '@icss/core/channels/admin-phone.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { command } from '../commands/command.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { newPhoneTake } from './admin-phone-takes.ts'
import { proveByTyping, readProofs } from './admin-proofs.ts'

export default command({
  summary: {
    zh: '原手机已丢失：凭当前密码和两步验证，72 小时后更换管理员手机。仅管理员本人',
    en: 'Put another phone in place of a lost one, by your password and second factor, after 72 hours. The administrator alone',
  },
  takes: {
    ...newPhoneTake,
    passwordStdin: {
      text: {
        zh: '从标准输入读取两行：当前密码，两步验证码或恢复码',
        en: 'read two lines from stdin, your password and the code of your second factor or a recovery code',
      },
    },
    ...yesTake,
  },
  examples: {
    zh: ['icss admin-phone lost 13800138000', 'icss admin-phone lost 13800138000 --password-stdin --yes < 密码文件'],
    en: [
      'icss admin-phone lost 13800138000',
      'icss admin-phone lost 13800138000 --password-stdin --yes < password-file',
    ],
  },
  calls: ['adminPhone.show', 'adminPhone.replaceLost'],
  exits: ['interrupted'],
  answer: adminPhone,
  async run(console, { phone, passwordStdin, yes }) {
    const { t } = console
    const { server } = await connect(console)
    if (!passwordStdin && !console.mayAsk) throw new CliError('lostPhoneProofNeeded', exitCodes.usage)
    const proofs = proofsOf('lost', await server.adminPhone.show())
    await confirm(console, { what: t('adminPhone.askLost', { phone }), yes })
    let after: Awaited<ReturnType<typeof server.adminPhone.replaceLost>> | undefined
    const replace = async ({ currentPassword = '', factorCode = '' }: Awaited<ReturnType<typeof readProofs>>) => {
      after = await server.adminPhone.replaceLost({ body: { phone, currentPassword, factorCode } })
    }
    if (passwordStdin) await replace(await readProofs(proofs))
    else await proveByTyping(console, proofs, {}, replace)
    if (after && console.json) console.printJson(after)
    else if (after?.next) console.print(t('adminPhone.lost', { phone, at: formatDateTime(after.next.at) }))
    return exitCodes.ok
  },
})
