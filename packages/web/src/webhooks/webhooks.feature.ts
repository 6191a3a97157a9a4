import type { Views } from '../shell/view.ts'

export const views = {
  webhooks: () => import('./WebhooksScreen.tsx'),
} satisfies Views
