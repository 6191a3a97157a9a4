import { anySession } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const operationsScreens = {
  operations: {
    path: '/operations/{-$id}',
    title: { zh: '批量任务', en: 'Bulk runs' },
    need: anySession,
    variant: 'each',
    help: 'functionoverview',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
