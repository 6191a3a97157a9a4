import { businessNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const resourcesScreens = {
  resourceManagement: {
    path: '/resourceManagement',
    title: { zh: '资源管理', en: 'Resources' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'resourceManagement',
    help: 'resourceDemandOperatingExplain',
  },
  newResources: {
    path: '/newResources/{-$id}',
    title: { zh: '发布资源', en: 'Publish a resource' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'resourceManagement',
    help: 'resourceDemandOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const resourcesMenu = {
  resourceManagement: {
    label: { zh: '资源管理', en: 'Resources' },
    group: 'business',
    place: 20,
    icon: 'handshake',
    opens: ['resourceManagement'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
