import type { messagesZh } from './messages.zh.ts'

export const messagesEn: Record<keyof typeof messagesZh, string> = { read: 'Marked as read: {{count}}.' }
