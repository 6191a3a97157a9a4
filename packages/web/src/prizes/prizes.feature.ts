import { type Finds, lookIn, ownName } from '../shell/find-records.ts'
import type { Views } from '../shell/view.ts'

export const views = {
  lotteryBank: () => import('./PrizeBankScreen.tsx'),
  newPrize: () => import('./PrizeEditScreen.tsx'),
} satisfies Views

export const finds = {
  prizes: ({ prizes }, to) => ({ look: lookIn(prizes.list, ownName), path: (id) => to('newPrize', { id }) }),
} satisfies Finds
