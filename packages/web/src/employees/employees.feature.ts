import type { Views } from '../shell/view.ts'

export const views = {
  employeeList: () => import('./EmployeeListScreen.tsx'),
  employeeCard: () => import('./EmployeeCardScreen.tsx'),
} satisfies Views
