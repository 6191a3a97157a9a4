import { accountColumns } from '@icss/core/accounts/account.columns.ts'
import { accountsEn } from '@icss/core/accounts/accounts.en.ts'
import { accountsZh } from '@icss/core/accounts/accounts.zh.ts'
import { translateFor } from '../console/console.ts'
import { noun } from '../nouns/noun.ts'
import { findAccount } from './find-account.ts'

export default noun({
  contract: 'accounts',
  columns: accountColumns,
  copy: { zh: accountsZh, en: accountsEn },
  list: ['number', 'name', 'phone', 'template', 'enabled'],
  titles: { template: { zh: '权限模板', en: 'Template' }, enabled: { zh: '状态', en: 'Status' } },
  cells: {
    enabled: ({ enabled }, language) => translateFor(language)(`accounts.status.${enabled ? 'enabled' : 'disabled'}`),

    template: ({ isCurrentAdmin, templateName }, language) =>
      isCurrentAdmin ? translateFor(language)('accounts.admin') : (templateName ?? ''),
  },
  nameOf: ({ number, name }) => `${name} ${number}`,
  calledBy: {
    argument: 'account',
    text: { zh: '账号', en: 'account number' },
    example: '755010',
    find: async (server, number) => (await findAccount(server, number)).id,
  },
  filters: {
    q: { value: 'text', text: { zh: '账号、姓名或手机号中含有的文字', en: 'part of a number, name or phone' } },
    status: { value: 'status', text: { zh: '启用或停用', en: 'enabled or disabled' } },
  },
  summaries: {
    export: {
      zh: '导出账号，不含密码和管理员；导出的文件可以原样导入。',
      en: 'Export accounts, without passwords and without administrators. The file can be imported again as it is.',
    },
    import: {
      zh: '从表格导入账号：账号、姓名、手机号、权限模板（按名称）、启用、备注。账号已存在即为同一个；不能授予自己没有的权限，也不能更改管理员。新账号的初始密码为平台配置的密码；平台没有配置时，用 icss accounts reset-password 给出。',
      en: 'Import accounts from a table: account, name, phone, permission template (by name), enabled, remark. The same account number is the same account; nobody grants more than they hold, and administrators are left alone. New accounts begin with the password that the operator configured; where none is, icss accounts reset-password gives each its own.',
    },
  },
})
