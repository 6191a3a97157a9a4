import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import { operationFixture } from '@icss/core/operations/operation.fixture.ts'
import { bulkChangesOf, type BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { StoryAnswers } from '../story/stub-client.ts'

interface Many {
  readonly count: number
  /** What each record is called that is left, and why. */
  readonly left?: readonly (readonly [string, ErrorCode])[]
  /** How many more match since. */
  readonly came?: number
}

/** A server that deletes and changes many of a noun; each run has ended when it is looked at. */
export function answersOfMany(noun: BulkNounName, { count, left = [], came = 0 }: Many): StoryAnswers {
  const chosen = { id: 'chosen', noun, count }
  const good = count - left.length
  const ended = operationFixture({
    kind: `${noun}.deleteSelected`,
    title: '',
    status: 'done',
    dryRun: true,
    rows: count,
    good,
    bad: left.length,
    created: 0,
    updated: 0,
    deleted: good,
    skipped: 0,
  })
  const rejected = left.map(([value, code], at) => ({ line: at + 1, column: '', value, code, params: {} }))
  const changed = { ...ended, deleted: 0, updated: count, good: count, bad: 0 }
  return {
    selections: {
      create: () => Promise.resolve(chosen),
      show: () => Promise.resolve({ ...chosen, came, gone: 0 }),
      delete: () => Promise.resolve(ended),
      ...(bulkChangesOf(noun).length > 0 ? { change: () => Promise.resolve(changed) } : {}),
    },
    operations: { rejected: () => Promise.resolve({ items: rejected, total: left.length }) },
  }
}
