import type { Views } from '../shell/view.ts'

export const views = {
  eusChapter: () => import('./ChapterScreen.tsx'),
} satisfies Views
