import { helpPages } from '../help/help-pages.ts'
import type { Variant } from '../permissions/variant.ts'
import type { RouteName } from './routes.ts'

/**
 * An entry of the side menu. It opens the first of `opens` that the session may open, and is not there when none is.
 * `icon` is a lucide name. `under`: a line of that entry's submenu, which a main channel sees in place of the one link.
 * `lists`: each of `opens` is a line of the submenu. `variant`: only in that back office.
 */
export interface MenuEntry {
  readonly group: MenuGroupKey
  readonly icon: string
  readonly opens: readonly RouteName[]
  readonly under?: string
  readonly lists?: true
  readonly variant?: Variant
}

/** Groups from top to bottom. */
export const menuGroups = ['organisation', 'business', 'training', 'channel', 'help'] as const
export type MenuGroupKey = (typeof menuGroups)[number]

/**
 * The side menu from top to bottom (seed section 6). The chamber's is: information management, the business entries,
 * curriculum, files, notices, home settings, add application, and, outside English, the lottery lists.
 */
export const menuEntries = {
  informationManagement: { group: 'organisation', icon: 'building-2', opens: ['informationManagement'] },
  businessManagement: { group: 'business', icon: 'users', opens: ['businessManagement'] },
  resourceManagement: { group: 'business', icon: 'handshake', opens: ['resourceManagement'] },
  demandManagement: { group: 'business', icon: 'megaphone', opens: ['demandManagement'] },
  activityManagement: { group: 'business', icon: 'calendar-days', opens: ['activityManagement'] },
  reportList: { group: 'business', icon: 'flag', opens: ['reportList'] },
  tutor: { group: 'training', icon: 'user-round', opens: ['tutor'], variant: 'channel' },
  curriculum: { group: 'training', icon: 'graduation-cap', opens: ['curriculum', 'curriculumCommerce'] },
  liveCurriculum: { group: 'training', icon: 'radio', opens: ['liveCurriculum'] },
  eusFileShow: { group: 'training', icon: 'folder', opens: ['eusFileShow', 'eusFileShowCommerce'] },
  eusnoticeList: { group: 'training', icon: 'bell', opens: ['eusnoticeList', 'eusnoticeListCommerce'] },
  homeSettings: {
    group: 'channel',
    icon: 'layout-dashboard',
    opens: [
      'homeSettings',
      'videoSettings',
      'logoSettings',
      'themeSettings',
      'homeiconSettings',
      'homeSettingsCommerce',
      'videoSettingsCommerce',
      'logoSettingsCommerce',
      'themeSettingsCommerce',
      'homeiconSettingsCommerce',
    ],
  },
  addapplication: { group: 'channel', icon: 'layout-grid', opens: ['addapplication', 'addapplicationCommerce'] },
  lotteryList: { group: 'channel', icon: 'gift', opens: ['lotteryList', 'lotteryListCommerce'] },
  lotteryBank: { group: 'channel', icon: 'trophy', opens: ['lotteryBank', 'lotteryBankCommerce'] },
  personalCenter: { group: 'channel', icon: 'circle-user-round', opens: ['personalCenter'] },
  channelInformation: {
    group: 'channel',
    icon: 'id-card',
    opens: ['personalCenter'],
    under: 'personalCenter',
  },
  personalCenterStair: {
    group: 'channel',
    icon: 'network',
    opens: ['personalCenterStair'],
    under: 'personalCenter',
  },
  help: {
    group: 'help',
    icon: 'circle-help',
    opens: helpPages.map(({ name }) => name),
    lists: true,
    variant: 'channel',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
export type MenuKey = keyof typeof menuEntries
