import type { Views } from '../shell/screens.ts'

export const views = {
  lotteryDraw: () => import('./DrawScreen.tsx'),
} satisfies Views
