import type { Views } from '../shell/view.ts'
import { type Finds, lookIn, ownName } from '../shell/find-records.ts'

export const views = {
  liveCurriculum: () => import('./LiveListScreen.tsx'),
  liveDetails: () => import('./LiveDetailScreen.tsx'),
  createLive: () => import('./LiveEditScreen.tsx'),
  receivedLives: () => import('./ReceivedLivesScreen.tsx'),
} satisfies Views

export const finds = {
  lives: ({ lives }, to) => ({ look: lookIn(lives.list, ownName), path: (id) => to('liveDetails', { id }) }),
} satisfies Finds
