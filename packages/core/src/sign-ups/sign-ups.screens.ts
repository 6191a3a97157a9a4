import { businessNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const signUpsScreens = {
  activitySignUps: {
    path: '/activitySignUps/$id',
    title: { zh: '活动报名', en: 'Sign-ups' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'activityManagement',
    help: 'activityOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
