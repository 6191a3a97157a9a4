import { administratorOnly } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const auditScreens = {
  audit: {
    path: '/audit',
    title: { zh: '操作日志', en: 'Audit trail' },
    need: administratorOnly,
    variant: 'each',
    help: 'cvtouchPersonalExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
