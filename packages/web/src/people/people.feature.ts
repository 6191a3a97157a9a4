import type { Views } from '../shell/view.ts'

export const views = {
  personCopy: () => import('./PersonCopyScreen.tsx'),
} satisfies Views
