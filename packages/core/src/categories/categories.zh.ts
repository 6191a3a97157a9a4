import type { Wording } from '../errors/wording.ts'
import type { categoryErrors } from './categories.errors.ts'

export const categoriesZh = {
  kinds: {
    course: {
      title: '课程分类',
      empty: { title: '还没有课程分类', text: '新建分类，把课程归到里面。' },
      members: '查看课程',
      unclassified: '未分类',
      add: '新建分类',
      name: '分类名称',
      deleteTitle: '删除分类',
      deleteText_other: '将删除分类“{{name}}”，其中的 {{count}} 门课程变为未分类，下级分类上移一级。',
    },
    tutor: {
      title: '导师分类',
      empty: { title: '还没有导师分类', text: '新建分类，把导师归到里面。' },
      members: '查看导师',
      unclassified: '未分类',
      add: '新建分类',
      name: '分类名称',
      deleteTitle: '删除分类',
      deleteText_other: '将删除分类“{{name}}”，其中的 {{count}} 位导师变为未分类，下级分类上移一级。',
    },
    file: {
      title: '文件组',
      empty: { title: '还没有文件组', text: '新建文件组，把文件归到里面。' },
      members: '查看文件',
      unclassified: '未分组',
      add: '新建文件组',
      name: '文件组名称',
      deleteTitle: '删除文件组',
      deleteText_other: '将删除文件组“{{name}}”，其中的 {{count}} 个文件变为未分组，下级文件组上移一级。',
    },
  },
  count: '{{count}} / {{max}}',
  level: '级别',
  members: '数量',
  addBelow: '新建下级',
  rename: '修改名称',
  remove: '删除',
  up: '上移',
  down: '下移',
  inwards: '归入上一项',
  outwards: '移到上一级',
  more: '{{name}} 的操作',
  moved: '{{name}} 现在是第 {{place}} 个',
  movedBelow: '{{name}} 现在是 {{parent}} 下的第 {{place}} 个',
  hint: '最多 {{levels}} 级；可拖动，或用每项的菜单移动。',
}

export const categoryErrorsZh = {
  'category.name_taken': { says: '分类名称不能重复', fix: '请换一个名称。' },
  'category.limit': { says: '分类最多 {{max}} 个', fix: '请删除不用的分类。' },
  'category.parent_missing': { says: '上级分类不存在', fix: '它可能已被删除，请重新选择。' },
  'category.inside_itself': { says: '分类不能移到自己下面', fix: '请选择其他位置。' },
  'category.too_deep': { says: '分类最多 {{max}} 级', fix: '请放到更上一级。' },
  'category.missing': { says: '分类不存在', fix: '它可能已被删除，请重新选择。' },
  'category.path': { says: '分类的路径不正确', fix: '请写成“上级 / 下级”；名称里的 / 写成 \\/。' },
  'category.elsewhere': {
    says: '已有“{{name}}”，它的路径是“{{path}}”，名称不能重复',
    fix: '请改用该路径，或先移动它。',
  },
} as const satisfies Record<keyof typeof categoryErrors, Wording>
