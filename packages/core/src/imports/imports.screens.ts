import { anySession } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const importsScreens = {
  import: {
    path: '/import/$kind/{-$run}',
    title: { zh: '导入', en: 'Import' },
    need: anySession,
    variant: 'each',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
