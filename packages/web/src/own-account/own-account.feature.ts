import type { Views } from '../shell/view.ts'

export const views = {
  account: () => import('./AccountScreen.tsx'),
} satisfies Views
