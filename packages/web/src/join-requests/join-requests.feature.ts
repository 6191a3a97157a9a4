import type { Views } from '../shell/view.ts'

export const views = { joinRequestList: () => import('./JoinRequestListScreen.tsx') } satisfies Views
