import type { CatalogueWording } from '../errors/wording.ts'
import { permissionsZh } from '../permissions/permissions.zh.ts'
import type { templateErrors } from './permission-templates.errors.ts'

export const permissionTemplatesZh = {
  title: '权限模板',
  count: '{{count}} / {{max}} 个模板',
  create: '新建模板',
  edit: '编辑模板',
  duplicate: '复制',
  copyOf: '{{name}} 副本',
  fields: { name: '模板名称', flags: '权限', inUse: '使用', isDefault: '默认' },
  default: '默认，全部开放，不能编辑',
  all: '全选',
  clear: '全不选',
  users_other: '{{count}} 处使用',
  unused: '未使用',
  usedBy: '使用“{{name}}”的账号和子频道',
  accounts: '账号',
  subChannels: '子频道',
  noUsers: '没有',
  more_other: '还有 {{count}} 个',
  apply: '套用到子频道',
  applies: '将对选中的子频道套用模板“{{name}}”',
  saved: '模板已保存',
  savedForUsers: '保存后，使用它的账号和子频道（{{count}} 处）立即按新的权限。',
  deleted: '模板已删除',
  delete: '删除',
  deleteTitle: '删除模板',
  deleteText: '将删除模板“{{name}}”，此操作不能撤销。',
}

export const templateErrorsZh = {
  'template.name_taken': { says: '模板已存在', fix: '请换一个名称。' },
  'template.in_use': { says: '模板正在使用，不能删除', fix: '请先为使用它的频道更换模板。' },
  'template.limit': { says: '模板数量已达上限 {{max}} 个', fix: '请删除不用的模板。' },
  'template.nothing_selected': { says: '请至少选择一项权限', fix: '没有权限的模板不能保存。' },
  'template.default_fixed': { says: '默认的全开模板不能编辑', fix: '请新建一个模板。' },
  'template.beyond_own': {
    says: '不能授予自己没有的权限',
    fix: '请去掉：{{flags}}。',
    names: { flags: { ...permissionsZh.flags, business: permissionsZh.business } },
  },
  'permission.beyond_reach': {
    says: '对方拥有您没有的权限，您不能更改',
    fix: '请由同样拥有这些权限的人操作：{{flags}}。',
    names: { flags: { ...permissionsZh.flags, business: permissionsZh.business } },
  },
} as const satisfies Record<keyof typeof templateErrors, CatalogueWording>
