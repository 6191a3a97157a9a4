import type { Views } from '../shell/screens.ts'

export const views = { activitySignUps: () => import('./SignUpListScreen.tsx') } satisfies Views
