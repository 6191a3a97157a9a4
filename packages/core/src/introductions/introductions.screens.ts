import { businessNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const introductionsScreens = {
  introductionList: {
    path: '/introductionList',
    title: { zh: '资源需求对接', en: 'Introductions' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'demandManagement',
    help: 'resourceDemandOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
