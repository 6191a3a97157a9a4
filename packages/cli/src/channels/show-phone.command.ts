import { adminPhone } from '@icss/core/channels/admin-phone.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { printFacts } from '../console/print-facts.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '查看管理员手机，重要操作会发短信到这部手机。除管理员本人外，号码显示为掩码',
    en: 'Show the phone of the administrator, which gets an SMS on important operations; masked for everybody else',
  },
  takes: {},
  examples: same('icss admin-phone show', 'icss admin-phone show --json'),
  calls: ['adminPhone.show'],
  answer: adminPhone,
  async run(console) {
    const { t } = console
    const { server } = await connect(console)
    const shown = await server.adminPhone.show()
    const { phone, next } = shown
    if (console.json) console.printJson(shown)
    else if (phone === '') console.note(t('adminPhone.none'))
    else
      printFacts(
        console,
        { phone, next: next && t('adminPhone.awaited', { phone: next.phone, at: formatDateTime(next.at) }) },
        { phone: t('adminPhone.fields.phone'), next: t('adminPhone.fields.next') },
      )
    return exitCodes.ok
  },
})
