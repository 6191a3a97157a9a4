import type { Views } from '../shell/screens.ts'

export const views = {
  informationManagement: () => import('./InformationScreen.tsx'),
} satisfies Views
