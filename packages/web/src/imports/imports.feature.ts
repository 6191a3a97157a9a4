import type { Views } from '../shell/view.ts'

export const views = {
  import: () => import('./ImportScreen.tsx'),
} satisfies Views
