import { noticesContract, publicNoticesContract, receivedNoticesContract } from './notices.contract.ts'
export { noticesZh as zh, noticeErrorsZh as errorsZh } from './notices.zh.ts'
export { noticesEn as en, noticeErrorsEn as errorsEn } from './notices.en.ts'
export { noticeErrors as errors } from './notices.errors.ts'
export { noticesScreens as screens, noticesMenu as menu } from './notices.screens.ts'
export { noticeColumns as columns } from './notice.columns.ts'
export { noticeChoices as choices } from './notice.ts'

export const contract = {
  notices: noticesContract,
  publicNotices: publicNoticesContract,
  receivedNotices: receivedNoticesContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  notices: { zh: '通知', en: 'Notices' },
  publicNotices: { zh: '通知的公开页', en: 'The public pages of notices' },
  receivedNotices: { zh: '收到的通知', en: 'Notices that are shown to this channel' },
} as const
