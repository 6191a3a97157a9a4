import { businessNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const organisationScreens = {
  informationManagement: {
    path: '/InformationManagementCommerce',
    title: { zh: '信息管理', en: 'Information' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'informationManagement',
    help: 'chamberOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const organisationMenu = {
  informationManagement: {
    label: { zh: '信息管理', en: 'Information' },
    group: 'organisation',
    place: 10,
    icon: 'building-2',
    opens: ['informationManagement'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
