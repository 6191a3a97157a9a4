import type { Views } from '../shell/view.ts'

export const views = { reportList: () => import('./ReportListScreen.tsx') } satisfies Views
