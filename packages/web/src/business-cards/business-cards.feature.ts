import { type Finds, lookIn, ownName } from '../shell/find-records.ts'
import type { Views } from '../shell/view.ts'

export const views = {
  superBusinessCard: () => import('./BusinessCardListScreen.tsx'),
  newBusinessCard: () => import('./BusinessCardEditScreen.tsx'),
} satisfies Views

export const finds = {
  businessCards: ({ businessCards }, to) => ({
    look: lookIn(businessCards.list, ownName),
    path: (id) => to('newBusinessCard', { id }),
  }),
} satisfies Finds
