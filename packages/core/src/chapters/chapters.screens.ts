import { flagNeeded } from '../permissions/need.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const chaptersScreens = {
  eusChapter: {
    path: '/eusChapter/$id',
    title: { zh: '章节管理', en: 'Chapters' },
    need: flagNeeded('uploadCourse'),
    variant: 'each',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'managementcourse',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>
