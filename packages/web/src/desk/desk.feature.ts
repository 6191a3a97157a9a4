import type { Views } from '../shell/view.ts'

export const views = {
  signInDesk: () => import('./DeskScreen.tsx'),
} satisfies Views
