import type { Operation } from '@icss/core/operations/operation.ts'
import type { Console } from '../console/console.ts'
import type { Server } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'
import { saveRejectedRows } from './rejected-file.ts'
import type { RunOutcome } from './run-outcome.ts'
import type { RunTracker } from './track-run.ts'

/** Fetches the rejected rows of a run that has ended, and those that are probably something else, if there are any. */
export async function finishRun(
  console: Console,
  server: Server,
  operation: Operation,
  place: Parameters<typeof saveRejectedRows>[3],
  tracker: RunTracker,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const params = { operationId: operation.id }
  const { connectivity } = tracker
  const alike =
    operation.alike === 0
      ? []
      : (await patiently(() => server.operations.alike({ params }, { signal }), connectivity, signal)).items
  if (operation.bad === 0) return { operation, rejectedFile: undefined, faults: [], alike }
  tracker.change({ phase: 'fetching' })
  const { items } = await patiently(() => server.operations.rejected({ params }, { signal }), connectivity, signal)
  const rejectedFile = await patiently(
    () => saveRejectedRows(server, operation.id, console.language, place, signal),
    connectivity,
    signal,
  )
  return { operation, rejectedFile, faults: items, alike }
}
