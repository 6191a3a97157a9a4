import type { Views } from '../shell/view.ts'

export const views = {
  lotteryDraw: () => import('./DrawScreen.tsx'),
} satisfies Views
