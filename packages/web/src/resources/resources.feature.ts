import { type Finds, lookIn, ownName } from '../shell/find-records.ts'
import type { Views } from '../shell/view.ts'

export const views = {
  resourceManagement: () => import('./ResourceListScreen.tsx'),
  newResources: () => import('./ResourceEditScreen.tsx'),
} satisfies Views

export const finds = {
  resources: ({ resources }, to) => ({
    look: lookIn(resources.list, ownName),
    path: (id) => to('newResources', { id }),
  }),
} satisfies Finds
