import type { Views } from '../shell/screens.ts'

export const views = { reportList: () => import('./ReportListScreen.tsx') } satisfies Views
