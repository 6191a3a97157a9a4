import type { Views } from '../shell/view.ts'

export const views = {
  operations: () => import('./OperationsScreen.tsx'),
} satisfies Views
