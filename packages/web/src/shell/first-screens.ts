import type { Screen } from '@icss/core/routes/routes.ts'

/**
 * The screens that come with the frame, home and the lists that the menu leads to: they show nothing of what comes
 * later (`shell.e2e.ts`), and going from one to the next asks for rows alone.
 */
export const firstScreens: readonly Screen[] = [
  'home',
  'businessManagement',
  'curriculum',
  'eusnoticeList',
  'liveCurriculum',
  'tutor',
]
