import { joinPagesContract, joinRequestsContract, publicJoinContract } from './join-requests.contract.ts'
export { joinRequestsZh as zh, joinRequestErrorsZh as errorsZh } from './join-requests.zh.ts'
export { joinRequestsEn as en, joinRequestErrorsEn as errorsEn } from './join-requests.en.ts'
export { joinRequestErrors as errors } from './join-requests.errors.ts'
export { joinRequestsScreens as screens } from './join-requests.screens.ts'
export { joinRequestColumns as columns } from './join-request.columns.ts'
export { joinChoices as choices } from './join-request.ts'

export const contract = {
  joinRequests: joinRequestsContract,
  joinPages: joinPagesContract,
  publicJoin: publicJoinContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  joinRequests: { zh: '企业的入会申请', en: 'Applications of companies to join the chamber' },
  joinPages: { zh: '加入商会的公开链接', en: 'The public link for joining the chamber' },
  publicJoin: { zh: '在公开页申请加入商会', en: 'Applying to join at a public page' },
} as const
