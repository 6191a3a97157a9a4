import type { Views } from '../shell/screens.ts'

export const views = {
  webhooks: () => import('./WebhooksScreen.tsx'),
} satisfies Views
