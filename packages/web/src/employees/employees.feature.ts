import type { Views } from '../shell/screens.ts'

export const views = {
  employeeList: () => import('./EmployeeListScreen.tsx'),
  employeeCard: () => import('./EmployeeCardScreen.tsx'),
} satisfies Views
