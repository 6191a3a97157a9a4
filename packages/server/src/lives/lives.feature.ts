import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { exportedLives, livesHandlers } from './lives.handlers.ts'
import { livesStore } from './lives.store.ts'
import { lives } from './lives.tables.ts'
import { publicLivePage, publicLivesHandlers } from './public-lives.handlers.ts'
import { receivedLivesHandlers } from './received-lives.handlers.ts'

export const handlers = { lives: livesHandlers, receivedLives: receivedLivesHandlers, publicLives: publicLivesHandlers }

export const content = { live: { table: lives, name: lives.name } }

export const publicPages = { live: publicLivePage }

export const bulk = {
  lives: { store: livesStore, exported: exportedLives },
} as const satisfies Partial<BulkNounParts>
