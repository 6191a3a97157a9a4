import type { Views } from '../shell/view.ts'

export const views = { addapplication: () => import('./ApplicationsScreen.tsx') } satisfies Views
