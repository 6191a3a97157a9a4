import { issuedAccount } from '@icss/core/accounts/accounts.contract.ts'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findTemplate } from '../permission-templates/find-template.ts'
import { printInitialPassword } from './print-initial-password.ts'

export default command({
  summary: {
    zh: '新建账号。初始密码只显示一次，首次登录须修改。',
    en: 'Create an account. Its initial password is shown once and must be changed at the first login.',
  },
  takes: {
    number: { argument: 'required', text: { zh: '账号，只含数字', en: 'account number, digits only' } },
    name: { value: 'name', required: true, text: { zh: '姓名', en: 'name of the person' } },
    phone: { value: 'phone', text: { zh: '手机号', en: 'phone' } },
    template: {
      value: 'template',
      text: { zh: '权限模板的名称；不给则没有权限', en: 'name of a permission template; else the account holds none' },
    },
  },
  examples: {
    zh: ['icss accounts create 755010 --name 王小明 --phone 13800138000 --template 全部开放'],
    en: ['icss accounts create 755010 --name "Wang Xiaoming" --template Editors'],
  },
  calls: ['accounts.create', 'permissionTemplates.list'],
  answer: issuedAccount,
  async run(console, { number, name, phone, template }) {
    const { server } = await connect(console)
    const templateId = template === undefined ? '' : (await findTemplate(server, template)).id
    const created = await server.accounts.create({ body: { number, name, phone, templateId } })
    if (console.json) console.printJson(created)
    else {
      console.print(console.t('accounts.created', { number: created.account.number }))
      printInitialPassword(console, created.initialPassword)
    }
    return exitCodes.ok
  },
})
