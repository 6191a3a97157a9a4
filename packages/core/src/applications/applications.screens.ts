import { anyFlagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const applicationsScreens = {
  addapplication: {
    path: '/addapplication',
    title: { zh: '添加应用', en: 'Applications' },
    need: anyFlagNeeded('homeApplication', 'toolApplication'),
    variant: 'each',
    menu: 'addapplication',
    help: 'homeapplication',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const applicationsMenu = {
  addapplication: {
    label: { zh: '添加应用', en: 'Applications' },
    group: 'channel',
    place: 20,
    icon: 'layout-grid',
    opens: ['addapplication'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
