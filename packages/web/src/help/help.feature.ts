import type { Views } from '../shell/screens.ts'

export const views = {
  help: () => import('./HelpScreen.tsx'),
} satisfies Views
