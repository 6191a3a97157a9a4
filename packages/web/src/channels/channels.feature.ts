import type { Views } from '../shell/view.ts'

export const views = {
  personalCenter: () => import('./PersonalCenterScreen.tsx'),
  InforManage: () => import('./InforManageScreen.tsx'),
} satisfies Views
