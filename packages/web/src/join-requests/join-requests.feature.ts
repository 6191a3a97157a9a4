import type { Views } from '../shell/screens.ts'

export const views = { joinRequestList: () => import('./JoinRequestListScreen.tsx') } satisfies Views
