import { anySession } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const messagesScreens = {
  messages: {
    path: '/messages',
    title: { zh: '消息', en: 'Messages' },
    need: anySession,
    variant: 'each',
    help: 'functionoverview',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
