import { businessNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const demandsScreens = {
  demandManagement: {
    path: '/demandManagement',
    title: { zh: '需求管理', en: 'Demands' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'demandManagement',
    help: 'resourceDemandOperatingExplain',
  },
  newDemand: {
    path: '/newDemand/{-$id}',
    title: { zh: '发布需求', en: 'Publish a demand' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'demandManagement',
    help: 'resourceDemandOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const demandsMenu = {
  demandManagement: {
    label: { zh: '需求管理', en: 'Demands' },
    group: 'business',
    place: 30,
    icon: 'megaphone',
    opens: ['demandManagement'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
