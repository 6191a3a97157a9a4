import type { Wording } from '../errors/wording.ts'
import type { savedViewErrors } from './saved-views.errors.ts'

export const savedViewsZh = {
  title: '保存的视图',
  none: '把现在的筛选和排序存成一个名字，下次一步回到这里。',
  name: '视图名称',
  save: '保存当前视图',
  remove: '删除视图“{{name}}”',
  saved: '已保存视图“{{name}}”',
  removed: '已删除视图“{{name}}”',
  outdated: '视图“{{name}}”已不能用：其中的筛选不再有效，列表没有变动',
}

export const savedViewErrorsZh = {
  'saved_view.limit': { says: '保存的视图已有 {{max}} 个', fix: '请先删除不用的视图。' },
} as const satisfies Record<keyof typeof savedViewErrors, Wording>
