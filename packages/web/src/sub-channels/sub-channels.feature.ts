import type { Views } from '../shell/view.ts'

export const views = {
  personalCenterStair: () => import('./SubChannelsScreen.tsx'),
  newsubject: () => import('./SubChannelEditScreen.tsx'),
} satisfies Views
