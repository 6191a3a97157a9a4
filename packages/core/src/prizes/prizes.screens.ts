import { flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const prizesScreens = {
  lotteryBank: {
    path: '/lotteryBank',
    title: { zh: '奖品库', en: 'Prize library' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryBank',
    language: 'zh',
    help: 'managementmeeting',
  },
  newPrize: {
    path: '/newPrize/{-$id}',
    title: { zh: '奖品', en: 'Prize' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryBank',
    help: 'managementmeeting',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const prizesMenu = {
  lotteryBank: {
    label: { zh: '奖品库', en: 'Prize library' },
    group: 'channel',
    place: 40,
    icon: 'trophy',
    opens: ['lotteryBank'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
