import { booleanCell, textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { type AccountRow, accountRow } from './account.ts'
import { accountsEn } from './accounts.en.ts'
import { accountsZh } from './accounts.zh.ts'

type Field = keyof AccountRow & string

const aliases: Readonly<Record<Field, readonly string[]>> = {
  number: ['账户', '登录账号', '帐号', 'account'],
  name: ['名称', '名字', '使用人', 'full name'],
  phone: ['手机', '电话', '手机号码', '联系电话', 'mobile'],
  template: ['模板', '权限', 'template'],
  enabled: ['是否启用', '状态'],
  remark: ['说明', '备注说明', 'note'],
}

/** The columns of a table of accounts; the template by its name. */
export const accountColumns: readonly Column<Field>[] = (Object.keys(accountRow.shape) as Field[]).map((field) => ({
  field,
  headers: { zh: accountsZh.fields[field], en: accountsEn.fields[field] },
  aliases: aliases[field],
  ...(field === 'enabled' ? booleanCell : textCell),
}))

/** Headers that a file cannot do without. */
export const requiredAccountColumns: readonly Field[] = ['number', 'name']
