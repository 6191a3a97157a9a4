import type { Views } from '../shell/view.ts'
import { type Finds, lookIn } from '../shell/find-records.ts'

export const views = {
  eusnoticeList: () => import('./NoticeListScreen.tsx'),
  eusnewNotice: () => import('./NoticeEditScreen.tsx'),
  eusnoticedetail: () => import('./NoticeDetailScreen.tsx'),
} satisfies Views

export const finds = {
  notices: ({ notices }, to) => ({
    look: lookIn(notices.list, ({ title }) => title),
    path: (id) => to('eusnoticedetail', { id }),
  }),
} satisfies Finds
