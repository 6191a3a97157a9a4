import { administratorOnly } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const webhooksScreens = {
  webhooks: {
    path: '/webhooks',
    title: { zh: '事件推送', en: 'Webhooks' },
    need: administratorOnly,
    variant: 'each',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
