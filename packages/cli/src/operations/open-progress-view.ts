import type { Console } from '../console/console.ts'
import type { ProgressView } from './run-progress.ts'
import { runLines } from './run-lines.ts'

/** A live view on a terminal, plain lines elsewhere. Ink is loaded for the first alone. */
export async function openProgressView(console: Console): Promise<ProgressView> {
  if (!console.live) return runLines(console)
  const { openRunView } = await import('./run.view.tsx')
  return openRunView(console)
}
