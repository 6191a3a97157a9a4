import { anySession, mainChannelOnly } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const channelsScreens = {
  personalCenter: {
    path: '/personalCenter',
    title: { zh: '个人中心', en: 'Personal centre' },
    need: anySession,
    variant: 'channel',
    menu: 'personalCenter',
  },
  InforManage: {
    path: '/InforManage/{-$isadd}',
    title: { zh: '频道信息', en: 'Channel information' },
    need: anySession,
    variant: 'channel',
    menu: 'personalCenter',
  },
  newsubject: {
    path: '/newsubject/$id/$mouldId',
    title: { zh: '子频道资料', en: 'Sub-channel' },
    need: mainChannelOnly,
    variant: 'channel',
    menu: 'personalCenterStair',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const channelsMenu = {
  personalCenter: {
    label: { zh: '个人中心', en: 'Personal centre' },
    group: 'channel',
    place: 50,
    icon: 'circle-user-round',
    opens: ['personalCenter'],
  },
  channelInformation: {
    label: { zh: '频道信息管理', en: 'Channel information' },
    group: 'channel',
    place: 60,
    icon: 'id-card',
    opens: ['personalCenter'],
    under: 'personalCenter',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
