import type { Views } from '../shell/view.ts'
import { type Finds, lookIn, ownName } from '../shell/find-records.ts'

export const views = {
  businessManagement: () => import('./CompanyListScreen.tsx'),
  company: () => import('./CompanyScreen.tsx'),
  companyPreview: () => import('./CompanyPreviewScreen.tsx'),
  editBusinessManagement: () => import('./CompanyEditScreen.tsx'),
} satisfies Views

export const finds = {
  companies: ({ companies }, to) => ({
    look: lookIn(companies.list, ownName),
    path: (id) => to('company', { id }),
  }),
} satisfies Finds
