import { flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const meetingsScreens = {
  lotteryList: {
    path: '/lotteryList',
    title: { zh: '会议抽奖', en: 'Meetings and draws' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    language: 'zh',
    help: 'managementmeeting',
  },
  newMeeting: {
    path: '/newMeeting',
    title: { zh: '新建会议', en: 'New meeting' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    help: 'managementmeeting',
  },
  signinPreview: {
    path: '/signinPreview/$id',
    title: { zh: '签到预览', en: 'Sign-in preview' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    menu: 'lotteryList',
    help: 'managementmeeting',
  },
  lotterySet: {
    path: '/lotterySet/$id/$type',
    title: { zh: '会议设置', en: 'Meeting settings' },
    need: flagNeeded('signInMeeting'),
    variant: 'each',
    commerce: { path: '/lotterySetCommerce/$id' },
    menu: 'lotteryList',
    help: 'managementmeeting',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const meetingsMenu = {
  lotteryList: {
    label: { zh: '会议抽奖', en: 'Meetings and draws' },
    group: 'channel',
    place: 30,
    icon: 'gift',
    opens: ['lotteryList'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
