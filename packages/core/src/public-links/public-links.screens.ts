import { anySession } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const publicLinksScreens = {
  publicLinks: {
    path: '/publicLinks',
    title: { zh: '公开链接', en: 'Public links' },
    need: anySession,
    variant: 'each',
    visits: 'hidden',
    help: 'functionoverview',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
