import { namesIn } from '../entities/names-in.ts'
import type { Runs } from '../operations/runs.ts'
import { undoChapters } from './undo-chapters.ts'
import { chaptersHandlers } from './chapters.handlers.ts'

export const handlers = { chapters: chaptersHandlers }

export const runs = {
  // Applied within the request, so that nothing is left for a queue to run.
  'chapters.apply': () => ({
    run: () => Promise.resolve(),
    undo: undoChapters,
    held: 'nothing',
    undoPace: 'oneByOne',
    labelsOf: namesIn('chapters'),
  }),
} satisfies Runs
