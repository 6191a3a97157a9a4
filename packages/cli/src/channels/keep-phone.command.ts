import { adminPhone } from '@icss/core/channels/admin-phone.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '取消更换丢失的手机，原手机继续使用。仅管理员本人',
    en: 'Keep the phone that was said to be lost. The administrator alone',
  },
  takes: {},
  examples: same('icss admin-phone keep'),
  calls: ['adminPhone.keep'],
  answer: adminPhone,
  async run(console) {
    const { server } = await connect(console)
    const kept = await server.adminPhone.keep()
    if (console.json) console.printJson(kept)
    else console.print(console.t('adminPhone.kept', { phone: kept.phone }))
    return exitCodes.ok
  },
})
