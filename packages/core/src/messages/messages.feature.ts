import { messagesContract } from './messages.contract.ts'
export { messagesZh as zh } from './messages.zh.ts'
export { messagesEn as en } from './messages.en.ts'
export { messagesScreens as screens } from './messages.screens.ts'

export const contract = { messages: messagesContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  messages: { zh: '本账号的消息：任务结束、空间不足等', en: 'What the own account is told of: runs, quotas and more' },
} as const
