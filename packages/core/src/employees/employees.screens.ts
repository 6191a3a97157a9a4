import { businessNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const employeesScreens = {
  employeeList: {
    path: '/employeeList/$companyId',
    title: { zh: '员工名片', en: 'Employee cards' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'employeeCardOperatingExplain',
  },
  employeeCard: {
    path: '/employeeCard/$companyId/$id',
    title: { zh: '员工名片', en: 'Employee card' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'employeeCardOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
