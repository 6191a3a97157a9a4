import type { Views } from '../shell/view.ts'

export const views = {
  publicLinks: () => import('./PublicLinksScreen.tsx'),
} satisfies Views
