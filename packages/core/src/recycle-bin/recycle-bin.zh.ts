import type { Wording } from '../errors/wording.ts'
import type { recycleBinErrors } from './recycle-bin.errors.ts'

export const recycleBinZh = {
  title: '回收站',
  count_other: '{{count}} 项',
  hint: '删除的内容在这里保留 30 天，期间可以连同它的下级内容和公开链接一起恢复，之后彻底删除。云盘文件在“文件”里恢复。',
  files: '已删除的文件',
  fields: {
    name: '名称',
    kind: '种类',
    deletedBy: '删除人',
    deletedAt: '删除时间',
    erasedAt: '彻底删除',
    daysLeft: '剩余',
  },
  byServer: '系统',
  daysLeft: '{{count}} 天',
  lastDay: '不到 1 天',
  search: '筛选回收站',
  empty: { title: '回收站是空的', text: '删除的课程、通知、企业等会在这里保留 30 天。' },
  restore: '恢复',
  restored: '已恢复“{{name}}”',
  nameTaken: '名称已被占用，请换一个名称恢复',
  newName: '恢复后的名称',
  erase: '彻底删除',
  eraseTitle: '彻底删除',
  eraseText: '将彻底删除“{{name}}”及其下级内容，此操作不能撤销。',
  erased: '已彻底删除',
  emptyAll: '清空',
  emptyTitle: '清空回收站',
  emptyText: '将彻底删除您可以删除的 {{count}} 项及其下级内容，此操作不能撤销。',
  emptyKindText: '将彻底删除回收站里的 {{count}} 项{{kind}}及其下级内容，此操作不能撤销。',
  emptied: '已彻底删除 {{count}} 项',
}

export const recycleBinErrorsZh = {
  'recycle_bin.parent_missing': { says: '它所属的企业已被删除', fix: '请先恢复该企业，再恢复它。' },
} as const satisfies Record<keyof typeof recycleBinErrors, Wording>
