import { employeesContract } from './employees.contract.ts'
import { publicCardsContract } from './public-cards.contract.ts'
export { employeesZh as zh, employeeErrorsZh as errorsZh } from './employees.zh.ts'
export { employeesEn as en, employeeErrorsEn as errorsEn } from './employees.en.ts'
export { employeeErrors as errors } from './employees.errors.ts'
export { employeesScreens as screens } from './employees.screens.ts'
export { employeeColumns as columns } from './employee.columns.ts'

export const contract = { employees: employeesContract, publicCards: publicCardsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  employees: { zh: '会员企业的员工名片', en: 'The employee cards of member companies' },
  publicCards: { zh: '员工名片的公开页', en: 'The public pages of employee cards' },
} as const
