import type { Views } from '../shell/screens.ts'

export const views = {
  lotteryJoin: () => import('./ParticipantListScreen.tsx'),
} satisfies Views
