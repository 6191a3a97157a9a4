import type { Views } from '../shell/view.ts'

export const views = {
  lotteryWin: () => import('./WinnerListScreen.tsx'),
} satisfies Views
