import type { Views } from '../shell/view.ts'

export const views = {
  audit: () => import('./AuditScreen.tsx'),
} satisfies Views
