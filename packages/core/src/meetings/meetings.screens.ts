import { flagNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const meetingsScreens = {
  signinPreview: {
    path: '/signinPreview/$id',
    title: { zh: '签到预览', en: 'Sign-in preview' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
  },
  lotterySet: {
    path: '/lotterySet/$id/$type',
    title: { zh: '会议设置', en: 'Meeting settings' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    commerce: { path: '/lotterySetCommerce/$id' },
    menu: 'lotteryList',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
