import type { Views } from '../shell/screens.ts'

export const views = {
  home: () => import('./HomeScreen.tsx'),
} satisfies Views
