import { shelfZh } from '../resources/shelf.zh.ts'
import { subjectsZh } from '../resources/subjects.zh.ts'

export const demandsZh = {
  title: '需求管理',
  count_other: '{{count}} 项',
  create: '发布需求',
  edit: '编辑需求',
  search: '搜索需求名称或标题',
  empty: { title: '还没有需求', text: '发布会员企业在找的资金、商机、人才、技术、人脉或智慧，系统会找出匹配的资源。' },
  deleteTitle: '删除需求',
  deleteText: '将删除需求“{{name}}”，30 天内可在回收站恢复。',
  matches: '匹配的资源',
  noMatches: '现在没有同类的在架资源',
  types: {
    7: subjectsZh.fund,
    8: subjectsZh.opportunity,
    9: subjectsZh.talent,
    10: subjectsZh.technology,
    11: subjectsZh.connections,
    12: subjectsZh.wisdom,
  },
  ...shelfZh,
}
