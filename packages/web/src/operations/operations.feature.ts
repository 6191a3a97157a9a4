import type { Views } from '../shell/screens.ts'

export const views = {
  operations: () => import('./OperationsScreen.tsx'),
} satisfies Views
