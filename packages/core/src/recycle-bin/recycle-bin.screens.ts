import { anySession } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const recycleBinScreens = {
  recycleBin: {
    path: '/recycleBin',
    title: { zh: '回收站', en: 'Recycle bin' },
    need: anySession,
    variant: 'each',
    help: 'functionoverview',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
