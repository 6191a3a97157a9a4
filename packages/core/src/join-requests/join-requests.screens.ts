import { chamberOnly } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const joinRequestsScreens = {
  joinRequestList: {
    path: '/joinRequestList',
    title: { zh: '入会申请', en: 'Applications to join' },
    need: chamberOnly,
    variant: 'commerce',
    menu: 'businessManagement',
    help: 'companyOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
