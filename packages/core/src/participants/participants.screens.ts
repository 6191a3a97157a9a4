import { flagNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const participantsScreens = {
  lotteryJoin: {
    path: '/lotteryJoin/$id/$joinpeople/$winpeople',
    title: { zh: '参与人名单', en: 'Participants' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    help: 'managementmeeting',
  },
  badges: {
    path: '/badges/$id',
    title: { zh: '胸卡', en: 'Badges' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    help: 'managementmeeting',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
