import type { Views } from '../shell/view.ts'

export const views = {
  informationManagement: () => import('./InformationScreen.tsx'),
} satisfies Views
