import type { Views } from '../shell/view.ts'

export const views = {
  home: () => import('./HomeScreen.tsx'),
} satisfies Views
