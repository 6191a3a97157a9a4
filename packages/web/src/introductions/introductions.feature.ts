import type { Views } from '../shell/view.ts'

export const views = { introductionList: () => import('./IntroductionListScreen.tsx') } satisfies Views
