import type { Wording } from '../errors/wording.ts'
import type { shelfErrors } from './resources.errors.ts'
import { shelfZh } from './shelf.zh.ts'
import { subjectsZh } from './subjects.zh.ts'

export const resourcesZh = {
  title: '资源管理',
  count_other: '{{count}} 项',
  create: '发布资源',
  edit: '编辑资源',
  search: '搜索资源名称或标题',
  empty: {
    title: '还没有资源',
    text: '发布会员企业能提供的资金、商机、人才、技术、人脉或智慧，系统会找出匹配的需求。',
  },
  deleteTitle: '删除资源',
  deleteText: '将删除资源“{{name}}”，30 天内可在回收站恢复。',
  matches: '匹配的需求',
  noMatches: '现在没有同类的在架需求',
  types: {
    1: subjectsZh.fund,
    2: subjectsZh.opportunity,
    3: subjectsZh.talent,
    4: subjectsZh.technology,
    5: subjectsZh.connections,
    6: subjectsZh.wisdom,
  },
  ...shelfZh,
}

export const shelfErrorsZh = {
  'shelf.contact_unknown': { says: '该企业没有这张名片', fix: '请在该企业的员工名片中选择联系人。' },
  'shelf.expired': { says: '已到期，不能上架', fix: '请先修改到期时间。' },
  'shelf.not_waiting': { says: '不在待审核状态', fix: '请刷新查看现在的状态。' },
  'shelf.unseen': { says: '审核时没有说明看过的是哪一版', fix: '请重新查看内容，再按看过的版本审核。' },
  'shelf.too_many_today': { says: '24 小时内最多发布 {{max}} 项资源和需求', fix: '请明天再发布，或联系商会。' },
  'shelf.too_many': { says: '最多同时有 {{max}} 项自己发布的资源和需求', fix: '请先撤回不再需要的。' },
  'shelf.reported': { says: '因举报被隐藏', fix: '只有商会管理员可以重新上架。' },
} as const satisfies Record<keyof typeof shelfErrors, Wording>
