import { booleanCell, textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { type SubChannelRow, subChannelRow } from './channel.ts'
import { subChannelsEn } from './channels.en.ts'
import { subChannelsZh } from './channels.zh.ts'

type Field = keyof SubChannelRow & string

const aliases: Readonly<Record<Field, readonly string[]>> = {
  name: ['频道', '子频道', '名称', 'channel'],
  abbreviation: ['频道简称', 'short name'],
  accountNumber: ['管理员', '登录账号', 'administrator'],
  adminPhone: ['手机', '手机号', '电话', 'mobile'],
  template: ['模板', 'template'],
  permissions: ['权限', 'permissions', 'flags'],
  enabled: ['是否启用', '状态'],
  remark: ['说明', 'note'],
}

/** The columns of a table of sub-channels; the template by its name. */
export const subChannelColumns: readonly Column<Field>[] = (Object.keys(subChannelRow.shape) as Field[]).map(
  (field) => ({
    field,
    headers: { zh: subChannelsZh.fields[field], en: subChannelsEn.fields[field] },
    aliases: aliases[field],
    ...(field === 'enabled' ? booleanCell : textCell),
  }),
)

/** Headers that a file cannot do without. */
export const requiredSubChannelColumns: readonly Field[] = ['name', 'abbreviation', 'accountNumber']
