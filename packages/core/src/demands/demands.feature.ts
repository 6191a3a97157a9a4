import { demandsContract, ownDemandsContract, publicDemandsContract } from './demands.contract.ts'
export { demandsZh as zh } from './demands.zh.ts'
export { demandsEn as en } from './demands.en.ts'
export { demandsScreens as screens, demandsMenu as menu } from './demands.screens.ts'
export { demandColumns as columns } from './demand.columns.ts'
export { shelfChoices as choices } from '../resources/shelf.ts'

export const contract = {
  demands: demandsContract,
  ownDemands: ownDemandsContract,
  publicDemands: publicDemandsContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  demands: { zh: '会员企业的需求', en: 'What member companies look for' },
  ownDemands: { zh: '员工为企业发布的需求', en: 'Demands that employees file for their company' },
  publicDemands: { zh: '需求的公开页', en: 'The public pages of demands' },
} as const
