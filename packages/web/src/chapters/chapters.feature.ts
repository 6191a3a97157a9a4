import type { Views } from '../shell/screens.ts'

export const views = {
  eusChapter: () => import('./ChapterScreen.tsx'),
} satisfies Views
