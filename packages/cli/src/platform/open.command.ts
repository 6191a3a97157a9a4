import { platformContract } from '@icss/core/platform/platform.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '开通主频道、子频道或商会及其管理员账号。初始密码只显示一次。',
    en: 'Open a main channel, a sub-channel or a chamber with its administrator. The initial password is shown once.',
  },
  takes: {
    kind: {
      argument: 'required',
      choices: ['main', 'sub', 'chamber'],
      text: { zh: 'main 主频道，sub 子频道，chamber 商会', en: 'main channel, sub-channel or chamber' },
    },
    name: { value: 'name', required: true, text: { zh: '名称', en: 'name of the channel' } },
    abbreviation: {
      value: 'text',
      required: true,
      text: { zh: '简称，最多 6 个字', en: 'abbreviation, at most 6 characters' },
    },
    account: {
      value: 'number',
      required: true,
      text: { zh: '管理员的账号', en: 'account number of its administrator' },
    },
    phone: { value: 'phone', text: { zh: '管理员的手机号', en: 'phone of its administrator' } },
    superior: {
      value: 'channel',
      text: { zh: '子频道所属主频道的编号', en: 'id of the main channel of a sub-channel' },
    },
    chamber: { value: 'number', text: { zh: '商会编号', en: 'chamber id (cocId)' } },
    membership: { value: 'code', text: { zh: '会员类型，如 WM1002', en: 'membership type, such as WM1002' } },
  },
  examples: {
    zh: [
      'icss platform open main --name 深圳企业大学 --abbreviation 企大 --account 755001',
      'icss platform open chamber --name 软件商会 --abbreviation 软商 --account 755003 --chamber coc-1',
    ],
    en: ['icss platform open main --name "Shenzhen University" --abbreviation SZU --account 755001'],
  },
  calls: ['platform.openChannel'],
  answer: platformContract.openChannel.answer,
  async run(console, { kind, name, abbreviation, account, phone, superior, chamber, membership }) {
    const { server } = await connect(console)
    const opened = await server.platform.openChannel({
      body: {
        kind,
        name,
        abbreviation,
        accountNumber: account,
        adminPhone: phone,
        superiorChannelId: superior,
        cocId: chamber,
        membershipCode: membership,
      },
    })
    if (console.json) console.printJson(opened)
    else {
      console.print(console.t('platform.opened', { name, number: account }))
      printInitialPassword(console, opened.initialPassword)
    }
    return exitCodes.ok
  },
})
