import { sessionsContract } from './sessions.contract.ts'
export { sessionsZh as zh, sessionErrorsZh as errorsZh } from './sessions.zh.ts'
export { sessionsEn as en, sessionErrorsEn as errorsEn } from './sessions.en.ts'
export { sessionErrors as errors } from './sessions.errors.ts'

export const contract = { sessions: sessionsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  sessions: { zh: '登录、退出、个人令牌和密码', en: 'Logins, personal tokens and the own password' },
} as const
