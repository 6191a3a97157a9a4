import type { Views } from '../shell/screens.ts'

export const views = {
  recycleBin: () => import('./RecycleBinScreen.tsx'),
} satisfies Views
