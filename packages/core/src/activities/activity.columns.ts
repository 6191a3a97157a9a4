import { activity } from './activities.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { activityChoices } from './activity.ts'
import { activitiesEn } from './activities.en.ts'
import { activitiesZh } from './activities.zh.ts'

const words = { zh: activitiesZh, en: activitiesEn }

/** How an activity stands in tables: its content in words, its picture by address. */
export const activityColumns = tableColumns(
  activity,
  [
    'title',
    'status',
    'startAt',
    'endAt',
    'place',
    'company',
    'publisher',
    'contact',
    'headImage',
    'content',
    'takesSignUps',
    'signUpLimit',
    'signUpEndsAt',
    'waitingList',
    'requireCode',
    'confirmed',
    'waiting',
    'updatedAt',
  ],
  { words, choices: activityChoices },
)
