import type { Views } from '../shell/view.ts'

export const views = { companySearch: () => import('./CompanySearchScreen.tsx') } satisfies Views
