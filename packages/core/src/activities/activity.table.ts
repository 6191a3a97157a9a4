import { activityColumns } from './activity.columns.ts'
import { activityDraft } from './activity.ts'

/** Activities as rows of a file, the content in words. */
export const activityTable = {
  schema: activityDraft,
  columns: activityColumns,
  required: ['title', 'startAt', 'endAt', 'place', 'company', 'publisher', 'contact', 'headImage', 'content'],
  examples: {
    title: { zh: '会员年会', en: 'Annual meeting of members' },
    endAt: '2030-05-18 17:30',
    place: { zh: '深圳会展中心 5 号馆', en: 'Shenzhen Convention Center, hall 5' },
    company: { zh: '深圳软件商会', en: 'Shenzhen Software Chamber' },
    contact: { zh: '王明 13800138000', en: 'Wang Ming, 13800138000' },
    content: { zh: '年度总结与新一届理事选举', en: 'Review of the year, and election of the council' },
    signUpLimit: '200',
    signUpEndsAt: '2030-05-17 18:00',
  },
} as const
