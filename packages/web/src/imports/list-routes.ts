import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import type { ParamsOf } from '@icss/core/routes/path.ts'
import type { RouteName } from '@icss/core/routes/routes.ts'

type WithoutParams = { [Name in RouteName]: {} extends ParamsOf<Name> ? Name : never }[RouteName]

/** Where the records of a kind are listed, or what they belong to. */
export const listRoutes = {
  accounts: 'personalCenter',
  activities: 'activityManagement',
  businessCards: 'superBusinessCard',
  companies: 'businessManagement',
  demands: 'demandManagement',
  employees: 'businessManagement',
  files: 'eusFileShow',
  news: 'newsList',
  participants: 'lotteryList',
  resources: 'resourceManagement',
  subChannels: 'personalCenterStair',
} as const satisfies Readonly<Record<ImportKind, WithoutParams>>
