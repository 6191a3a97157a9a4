import { accountRow } from './account.ts'
import { accountsEn } from './accounts.en.ts'
import { accountsZh } from './accounts.zh.ts'
import { rowColumns } from '../spreadsheets/table-columns.ts'

/** The columns of a table of accounts; the template by its name. */
export const accountColumns = rowColumns(accountRow, {
  words: { zh: accountsZh, en: accountsEn },
  aliases: {
    number: ['账户', '登录账号', '帐号', 'account'],
    name: ['名称', '名字', '使用人', 'full name'],
    phone: ['手机', '电话', '手机号码', '联系电话', 'mobile'],
    template: ['模板', '权限', 'template'],
    enabled: ['是否启用', '状态'],
    remark: ['说明', '备注说明', 'note'],
  },
})
