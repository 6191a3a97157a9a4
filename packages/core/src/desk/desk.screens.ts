import { flagNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const deskScreens = {
  signInDesk: {
    path: '/signInDesk/$id',
    title: { zh: '签到台', en: 'Sign-in desk' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    help: 'managementmeeting',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
