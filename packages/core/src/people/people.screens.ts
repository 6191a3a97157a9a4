import { administratorOnly } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const peopleScreens = {
  personCopy: {
    path: '/personCopy',
    title: { zh: '个人信息副本', en: 'Copy of a person’s data' },
    need: administratorOnly,
    variant: 'each',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
