import { flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const lotteriesScreens = {
  lotteryList: {
    path: '/lotteryList',
    title: { zh: '会议抽奖', en: 'Meetings and draws' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    language: 'zh',
  },
  lotteryBank: {
    path: '/lotteryBank',
    title: { zh: '奖品库', en: 'Prize library' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryBank',
    language: 'zh',
  },
  lotteryJoin: {
    path: '/lotteryJoin/$id/$joinpeople/$winpeople',
    title: { zh: '参与人名单', en: 'Participants' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
  },
  lotteryWin: {
    path: '/lotteryWin/$id/$joinpeople/$winpeople',
    title: { zh: '中奖名单', en: 'Winners' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
  },
  lotteryDraw: {
    path: '/lotteryDraw/$id',
    title: { zh: '大屏抽奖', en: 'Draw on the big screen' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const lotteriesMenu = {
  lotteryList: {
    label: { zh: '会议抽奖', en: 'Meetings and draws' },
    group: 'channel',
    place: 30,
    icon: 'gift',
    opens: ['lotteryList'],
  },
  lotteryBank: {
    label: { zh: '奖品库', en: 'Prize library' },
    group: 'channel',
    place: 40,
    icon: 'trophy',
    opens: ['lotteryBank'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
