import { subChannelRow } from './channel.ts'
import { subChannelsEn } from './channels.en.ts'
import { subChannelsZh } from './channels.zh.ts'
import { rowColumns } from '../spreadsheets/table-columns.ts'

/** The columns of a table of sub-channels; the template by its name. */
export const subChannelColumns = rowColumns(subChannelRow, {
  words: { zh: subChannelsZh, en: subChannelsEn },
  aliases: {
    name: ['频道', '子频道', '名称', 'channel'],
    abbreviation: ['频道简称', 'short name'],
    accountNumber: ['管理员', '登录账号', 'administrator'],
    adminPhone: ['手机', '手机号', '电话', 'mobile'],
    template: ['模板', 'template'],
    permissions: ['权限', 'permissions', 'flags'],
    enabled: ['是否启用', '状态'],
    remark: ['说明', 'note'],
  },
})
