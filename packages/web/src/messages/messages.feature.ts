import type { Views } from '../shell/view.ts'

export const views = {
  messages: () => import('./MessagesScreen.tsx'),
} satisfies Views
