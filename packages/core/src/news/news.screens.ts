import { businessNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const newsScreens = {
  newsList: {
    path: '/newsList',
    title: { zh: '风采管理', en: 'News' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'informationManagement',
    help: 'chamberOperatingExplain',
  },
  newNews: {
    path: '/newNews/{-$id}',
    title: { zh: '发布风采', en: 'Publish news' },
    need: businessNeeded,
    variant: 'commerce',
    menu: 'informationManagement',
    help: 'chamberOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
