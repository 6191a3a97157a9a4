import { type Finds, lookIn } from '../shell/find-records.ts'
import type { Views } from '../shell/view.ts'

export const views = {
  activityManagement: () => import('./ActivityListScreen.tsx'),
  newActivities: () => import('./ActivityEditScreen.tsx'),
} satisfies Views

export const finds = {
  activities: ({ activities }, to) => ({
    look: lookIn(activities.list, ({ title }) => title),
    path: (id) => to('newActivities', { id }),
  }),
} satisfies Finds
