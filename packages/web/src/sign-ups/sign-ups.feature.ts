import type { Views } from '../shell/view.ts'

export const views = { activitySignUps: () => import('./SignUpListScreen.tsx') } satisfies Views
