import type { Views } from '../shell/screens.ts'

export const views = {
  messages: () => import('./MessagesScreen.tsx'),
} satisfies Views
