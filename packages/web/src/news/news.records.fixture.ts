import type { News } from '@icss/core/news/news.contract.ts'
import { wordsOf } from '@icss/core/rich-text/rich-text.ts'
import { storyText } from '../notices/notices.records.fixture.ts'
import type { StoryRecords } from '../story/story-server.ts'

const lines: readonly [title: string, startAt: string, endAt: string, status: News['status'], pictures: number][] = [
  ['走访会员企业：云帆软件', '2026-01-01', '2096-01-01', 'published', 12],
  ['2026 年新春团拜会', '2095-01-20', '2095-02-03', 'published', 1000],
  ['深圳软件商会代表团赴苏州、杭州、合肥考察软件产业园并签署合作备忘录', '2026-11-25', '2026-12-25', 'draft', 0],
  ['羽毛球友谊赛', '2025-09-01', '2025-10-01', 'published', 36],
  ['座谈会回顾', '2026-11-01', '2026-12-08', 'withdrawn', 3],
]

/** News of the stories, one in each of the states of a list. */
export const storyNews: readonly News[] = lines.map(([title, from, to, status, pictureCount], at) => ({
  id: `0199aa00-0000-7000-8000-00000000e10${at}`,
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  title,
  body: storyText,
  bodyText: wordsOf(storyText),
  startAt: `${from}T01:00:00.000Z`,
  endAt: `${to}T01:00:00.000Z`,
  publisher: '秘书处',
  file: at === 0 ? 'https://files.example.cn/agenda.pdf' : '',
  status,
  pictureCount,
}))

export const records = { news: storyNews } satisfies StoryRecords
