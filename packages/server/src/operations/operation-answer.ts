import type { Operation } from '@icss/core/operations/operation.ts'
import type { operations } from './operations.tables.ts'

export type StoredOperation = typeof operations.$inferSelect

export const operationAnswer = (stored: StoredOperation): Operation => ({
  ...stored,
  createdAt: stored.createdAt.toISOString(),
  startedAt: stored.startedAt?.toISOString() ?? null,
  finishedAt: stored.finishedAt?.toISOString() ?? null,
})
