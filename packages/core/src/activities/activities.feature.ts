import { activitiesContract, publicActivitiesContract } from './activities.contract.ts'
export { activitiesZh as zh, activityErrorsZh as errorsZh } from './activities.zh.ts'
export { activitiesEn as en, activityErrorsEn as errorsEn } from './activities.en.ts'
export { activityErrors as errors } from './activities.errors.ts'
export { activitiesScreens as screens, activitiesMenu as menu } from './activities.screens.ts'
export { activityColumns as columns } from './activity.columns.ts'
export { activityChoices as choices } from './activity.ts'

export const contract = { activities: activitiesContract, publicActivities: publicActivitiesContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  activities: { zh: '商会活动', en: 'Activities of the chamber' },
  publicActivities: { zh: '活动的公开页', en: 'The public pages of activities' },
} as const
