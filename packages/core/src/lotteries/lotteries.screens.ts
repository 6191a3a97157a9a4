import { flagNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const lotteriesScreens = {
  lotteryWin: {
    path: '/lotteryWin/$id/$joinpeople/$winpeople',
    title: { zh: '中奖名单', en: 'Winners' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    help: 'managementmeeting',
  },
  lotteryDraw: {
    path: '/lotteryDraw/{-$id}',
    title: { zh: '大屏抽奖', en: 'Draw on the big screen' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    help: 'luckDraw',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
