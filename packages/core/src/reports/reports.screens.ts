import { chamberOnly } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const reportsScreens = {
  reportList: {
    path: '/reportList',
    title: { zh: '举报管理', en: 'Reports' },
    need: chamberOnly,
    variant: 'commerce',
    menu: 'reportList',
    help: 'reportOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const reportsMenu = {
  reportList: {
    label: { zh: '举报管理', en: 'Reports' },
    group: 'business',
    place: 50,
    icon: 'flag',
    opens: ['reportList'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
