import type { MenuEntry } from '../routes/menu-entry.ts'
import { anyone } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const homeScreens = {
  home: {
    path: '/',
    title: { zh: '首页', en: 'Home' },
    need: anyone,
    variant: 'both',
    menu: 'home',
    help: 'functionoverview',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

/** A chamber's menu has none: its overview stands there. */
export const homeMenu = {
  home: {
    label: { zh: '首页', en: 'Home' },
    group: 'home',
    place: 5,
    icon: 'house',
    opens: ['home'],
    variant: 'channel',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
