import type { Views } from '../shell/view.ts'

export const views = {
  recycleBin: () => import('./RecycleBinScreen.tsx'),
} satisfies Views
