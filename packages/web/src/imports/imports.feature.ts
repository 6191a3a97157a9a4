import type { Views } from '../shell/screens.ts'

export const views = {
  import: () => import('./ImportScreen.tsx'),
} satisfies Views
