import { businessNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const companiesScreens = {
  businessManagement: {
    path: '/businessManagement',
    title: { zh: '企业管理', en: 'Member companies' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'companyOperatingExplain',
  },
  company: {
    path: '/company/$id',
    title: { zh: '企业', en: 'Company' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'companyOperatingExplain',
  },
  editBusinessManagement: {
    path: '/editBusinessManagement/$companyId',
    title: { zh: '编辑企业', en: 'Edit company' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'companyOperatingExplain',
  },
  companySearch: {
    path: '/companySearch',
    title: { zh: '添加企业', en: 'Add a company' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'companyOperatingExplain',
  },
  companyPreview: {
    path: '/companyPreview/$id',
    title: { zh: '企业预览', en: 'Company preview' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'companyOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const companiesMenu = {
  businessManagement: {
    label: { zh: '企业管理', en: 'Member companies' },
    group: 'business',
    place: 10,
    icon: 'users',
    opens: ['businessManagement'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
