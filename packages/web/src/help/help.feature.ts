import type { Views } from '../shell/view.ts'

export const views = {
  help: () => import('./HelpScreen.tsx'),
} satisfies Views
