import { type Finds, lookIn, ownName } from '../shell/find-records.ts'
import type { Views } from '../shell/view.ts'

export const views = {
  demandManagement: () => import('./DemandListScreen.tsx'),
  newDemand: () => import('./DemandEditScreen.tsx'),
} satisfies Views

export const finds = {
  demands: ({ demands }, to) => ({ look: lookIn(demands.list, ownName), path: (id) => to('newDemand', { id }) }),
} satisfies Finds
