import type { Views } from '../shell/view.ts'

export const views = {
  lotteryJoin: () => import('./ParticipantListScreen.tsx'),
} satisfies Views
