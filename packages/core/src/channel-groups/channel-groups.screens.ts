import { mainChannelOnly } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const channelGroupsScreens = {
  personalCenterStair: {
    path: '/personalCenterStair',
    title: { zh: '频道分组管理', en: 'Channel groups' },
    need: mainChannelOnly,
    variant: 'each',
    menu: 'personalCenterStair',
    help: 'channelClassificationOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const channelGroupsMenu = {
  personalCenterStair: {
    label: { zh: '频道分组管理', en: 'Channel groups' },
    group: 'channel',
    place: 70,
    icon: 'network',
    opens: ['personalCenterStair'],
    under: 'personalCenter',
    variant: 'channel',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
