import { anySession, mainChannelOnly } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const channelsScreens = {
  personalCenter: {
    path: '/personalCenter',
    title: { zh: '个人中心', en: 'Personal centre' },
    need: anySession,
    variant: 'each',
    menu: 'personalCenter',
    help: 'cvtouchPersonalExplain',
  },
  InforManage: {
    path: '/InforManage/{-$isadd}',
    title: { zh: '频道信息', en: 'Channel information' },
    need: anySession,
    variant: 'each',
    menu: 'personalCenter',
    help: 'cvtouchPersonalExplain',
  },
  newsubject: {
    path: '/newsubject/$id/$mouldId',
    title: { zh: '子频道资料', en: 'Sub-channel' },
    need: mainChannelOnly,
    variant: 'each',
    menu: 'personalCenterStair',
    help: 'EUSPersonalCenterExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const channelsMenu = {
  personalCenter: {
    label: { zh: '个人中心', en: 'Personal centre' },
    group: 'channel',
    place: 50,
    icon: 'circle-user-round',
    opens: ['personalCenter'],
    variant: 'channel',
  },
  channelInformation: {
    label: { zh: '频道信息管理', en: 'Channel information' },
    group: 'channel',
    place: 60,
    icon: 'id-card',
    opens: ['personalCenter'],
    under: 'personalCenter',
    variant: 'channel',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
