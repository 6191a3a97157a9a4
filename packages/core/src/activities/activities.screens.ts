import { businessNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const activitiesScreens = {
  activityManagement: {
    path: '/activityManagement',
    title: { zh: '活动管理', en: 'Activities' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'activityManagement',
    help: 'activityOperatingExplain',
  },
  newActivities: {
    path: '/newActivities/{-$id}',
    title: { zh: '发布活动', en: 'Publish an activity' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'activityManagement',
    help: 'activityOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const activitiesMenu = {
  activityManagement: {
    label: { zh: '活动管理', en: 'Activities' },
    group: 'business',
    place: 40,
    icon: 'calendar-days',
    opens: ['activityManagement'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
