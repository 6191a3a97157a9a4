import { anySession } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const ownAccountScreens = {
  account: {
    path: '/account',
    title: { zh: '我的账号', en: 'My account' },
    need: anySession,
    variant: 'each',
    help: 'cvtouchPersonalExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
