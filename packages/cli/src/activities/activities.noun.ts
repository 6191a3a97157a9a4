import { activitiesEn } from '@icss/core/activities/activities.en.ts'
import { activitiesZh } from '@icss/core/activities/activities.zh.ts'
import { activityColumns } from '@icss/core/activities/activity.columns.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'activities',
  columns: activityColumns,
  copy: { zh: activitiesZh, en: activitiesEn },
  list: ['id', 'title', 'status', 'startAt', 'place', 'confirmed', 'waiting'],
  nameOf: ({ title }) => title,
})
