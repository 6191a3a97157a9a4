import { booleanCell, numberCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { activityChoices } from './activity.ts'
import { activitiesEn } from './activities.en.ts'
import { activitiesZh } from './activities.zh.ts'

const words = { zh: activitiesZh, en: activitiesEn }

const signUp = {
  takesSignUps: booleanCell,
  signUpLimit: numberCell,
  waitingList: booleanCell,
  requireCode: booleanCell,
}

const written = [
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
] as const

/** What an import takes of an activity: its content in words, its picture by address, instants with their offset. */
export const activityTableColumns = exportColumns(['title', ...written], words, {}, signUp)

/** What an export says beside. */
export const activityColumns = exportColumns(
  ['title', 'status', ...written, 'confirmed', 'waiting', 'updatedAt'],
  words,
  activityChoices,
  {
    ...signUp,
    confirmed: numberCell,
    waiting: numberCell,
  },
)
