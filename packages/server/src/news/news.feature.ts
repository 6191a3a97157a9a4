import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { exportedNews, newsHandlers, newsStore, publish } from './news.handlers.ts'
import type { news } from './news.tables.ts'
import { publicNewsHandlers, publicNewsPage } from './public-news.handlers.ts'

export const handlers = { news: newsHandlers, publicNews: publicNewsHandlers }

export const publicPages = { news: publicNewsPage }

export const binned = { news: newsStore }

export const runs = { 'news.import': entityImport('news.import', newsStore) } satisfies Runs

export const bulk = {
  news: {
    store: newsStore,
    turn: (stored, isOn) => publish(stored as typeof news.$inferSelect, isOn ? 'published' : 'withdrawn'),
    exported: exportedNews,
  },
} as const satisfies Partial<BulkNounParts>
