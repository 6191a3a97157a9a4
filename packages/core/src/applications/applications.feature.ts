import { applicationsContract } from './applications.contract.ts'
export { applicationsScreens as screens, applicationsMenu as menu } from './applications.screens.ts'

export const contract = { applications: applicationsContract } as const

/** What its endpoints are about. */
export const tags = { applications: { zh: '添加的应用', en: 'Added applications' } } as const
