import type { Views } from '../shell/screens.ts'

export const views = { addapplication: () => import('./ApplicationsScreen.tsx') } satisfies Views
