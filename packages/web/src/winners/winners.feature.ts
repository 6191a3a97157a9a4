import type { Views } from '../shell/screens.ts'

export const views = {
  lotteryWin: () => import('./WinnerListScreen.tsx'),
} satisfies Views
