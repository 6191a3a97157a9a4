import type { Wording } from '../errors/wording.ts'
import type { categoryErrors } from './categories.errors.ts'

export const categoryErrorsZh: Record<keyof typeof categoryErrors, Wording> = {
  'category.name_taken': { says: '分类名称不能重复', fix: '请换一个名称。' },
  'category.limit': { says: '分类最多 {{max}} 个', fix: '请删除不用的分类。' },
  'category.parent_missing': { says: '上级分类不存在', fix: '它可能已被删除，请重新选择。' },
  'category.inside_itself': { says: '分类不能移到自己下面', fix: '请选择其他位置。' },
  'category.too_deep': { says: '分类最多 {{max}} 级', fix: '请放到更上一级。' },
  'category.missing': { says: '分类不存在', fix: '它可能已被删除，请重新选择。' },
}
