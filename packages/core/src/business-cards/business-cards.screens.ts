import { anySession } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const businessCardsScreens = {
  superBusinessCard: {
    path: '/superBusinessCard',
    title: { zh: '超级名片', en: 'Super business cards' },
    need: anySession,
    variant: 'channel',
    menu: 'personalCenter',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
