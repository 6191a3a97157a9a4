import type { Views } from '../shell/view.ts'

export const views = {
  badges: () => import('./BadgesScreen.tsx'),
  lotteryJoin: () => import('./ParticipantListScreen.tsx'),
} satisfies Views
