import type { Views } from '../shell/screens.ts'

export const views = {
  account: () => import('./AccountScreen.tsx'),
} satisfies Views
