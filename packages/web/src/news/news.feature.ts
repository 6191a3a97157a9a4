import { type Finds, lookIn } from '../shell/find-records.ts'
import type { Views } from '../shell/view.ts'

export const views = {
  newsList: () => import('./NewsListScreen.tsx'),
  newNews: () => import('./NewsEditScreen.tsx'),
} satisfies Views

export const finds = {
  news: ({ news }, to) => ({
    look: lookIn(news.list, ({ title }) => title),
    path: (id) => to('newNews', { id }),
  }),
} satisfies Finds
