import { ownReportsContract, reportsContract } from './reports.contract.ts'
export { reportsZh as zh, reportErrorsZh as errorsZh } from './reports.zh.ts'
export { reportsEn as en, reportErrorsEn as errorsEn } from './reports.en.ts'
export { reportErrors as errors } from './reports.errors.ts'
export { reportsScreens as screens, reportsMenu as menu } from './reports.screens.ts'
export { reportColumns as columns } from './report.columns.ts'
export { reportChoices as choices } from './report.ts'

export const contract = { reports: reportsContract, ownReports: ownReportsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  reports: { zh: '会员的举报', en: 'Reports of members' },
  ownReports: { zh: '在公开页举报', en: 'Reporting at public pages' },
} as const
