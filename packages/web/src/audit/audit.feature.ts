import type { Views } from '../shell/screens.ts'

export const views = {
  audit: () => import('./AuditScreen.tsx'),
} satisfies Views
