import type { Views } from '../shell/screens.ts'

export const views = { companySearch: () => import('./CompanySearchScreen.tsx') } satisfies Views
