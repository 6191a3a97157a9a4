import type { Views } from '../shell/screens.ts'

export const views = { introductionList: () => import('./IntroductionListScreen.tsx') } satisfies Views
