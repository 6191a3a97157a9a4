import { anySession, flagNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const businessCardsScreens = {
  superBusinessCard: {
    path: '/superBusinessCard',
    title: { zh: '超级名片', en: 'Super business cards' },
    need: anySession,
    variant: 'each',
    menu: 'personalCenter',
    help: 'cvtouchPersonalExplain',
  },
  newBusinessCard: {
    path: '/superBusinessCard/card/{-$id}',
    title: { zh: '名片', en: 'Business card' },
    need: flagNeeded('accountManagement'),
    variant: 'each',
    menu: 'personalCenter',
    help: 'cvtouchPersonalExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
