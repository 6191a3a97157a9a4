import type { Views } from '../shell/screens.ts'

export const views = {
  personalCenter: () => import('./PersonalCenterScreen.tsx'),
} satisfies Views
