import type { Console } from '../console/console.ts'
import { faultLine } from './fault-line.ts'
import type { ProgressView, RunProgress } from './run-progress.ts'
import { progressLine, titleWords } from './run-words.ts'

/** Milliseconds between lines of one phase. */
const interval = 2000

/** The progress of a run as plain lines: at each change of phase, and every two seconds. */
export function runLines(console: Console): ProgressView {
  let before: RunProgress | undefined
  let toldAt = 0
  return {
    update(progress) {
      const now = performance.now()
      if (!before) console.note(titleWords(console, progress))
      if (before && progress.lost !== before.lost) console.warn(console.t(progress.lost ? 'run.lost' : 'run.back'))
      if (!progress.lost && (progress.phase !== before?.phase || now - toldAt >= interval)) {
        console.note(progressLine(console, progress))
        toldAt = now
      }
      for (const fault of progress.faults.slice(before?.faults.length ?? 0)) console.note(faultLine(console, fault))
      before = progress
    },
    close: () => Promise.resolve(),
  }
}
