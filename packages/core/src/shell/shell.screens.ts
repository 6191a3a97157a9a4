import { anyone } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const shellScreens = {
  home: {
    path: '/',
    title: { zh: '首页', en: 'Home' },
    need: anyone,
    variant: 'both',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
