import type { CatalogueWording } from '../errors/wording.ts'
import { permissionsZh } from '../permissions/permissions.zh.ts'
import type { templateErrors } from './permission-templates.errors.ts'

export const templateErrorsZh = {
  'template.name_taken': { says: '模板已存在', fix: '请换一个名称。' },
  'template.in_use': { says: '模板正在使用，不能删除', fix: '请先为使用它的频道更换模板。' },
  'template.limit': { says: '模板数量已达上限 {{max}} 个', fix: '请删除不用的模板。' },
  'template.nothing_selected': { says: '请至少选择一项权限', fix: '没有权限的模板不能保存。' },
  'template.default_fixed': { says: '默认的全开模板不能编辑', fix: '请新建一个模板。' },
  'template.beyond_own': {
    says: '不能授予自己没有的权限',
    fix: '请去掉：{{flags}}。',
    names: { flags: permissionsZh.flags },
  },
  'permission.beyond_reach': {
    says: '对方拥有您没有的权限，您不能更改',
    fix: '请由同样拥有这些权限的人操作：{{flags}}。',
    names: { flags: permissionsZh.flags },
  },
} as const satisfies Record<keyof typeof templateErrors, CatalogueWording>
