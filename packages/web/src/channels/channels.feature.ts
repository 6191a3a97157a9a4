import type { Views } from '../shell/screens.ts'

export const views = {
  personalCenter: () => import('./PersonalCenterScreen.tsx'),
  InforManage: () => import('./InforManageScreen.tsx'),
} satisfies Views
