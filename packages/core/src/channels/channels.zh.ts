import type { Wording } from '../errors/wording.ts'
import type { channelErrors } from './channels.errors.ts'

export const subChannelsZh = {
  title: '子频道',
  fields: {
    name: '频道名称',
    abbreviation: '简称',
    accountNumber: '管理员账号',
    adminPhone: '管理员手机',
    template: '权限模板',
    permissions: '逐项权限',
    enabled: '启用',
    remark: '备注',
  },
}

export const channelErrorsZh = {
  'channel.name_taken': { says: '频道名称已存在', fix: '请换一个名称。' },
  'channel.coc_id_taken': { says: '商会编号已存在', fix: '请核对商会编号。' },
  'group.name_taken': { says: '频道组已存在', fix: '请换一个名称。' },
  'group.own_parent': { says: '频道组不能放在自己或自己的下级里', fix: '请选择其他上级。' },
  'channel.sub_limit': { says: '子频道数量已达上限 {{max}} 个', fix: '请联系平台增加。' },
} as const satisfies Record<keyof typeof channelErrors, Wording>
