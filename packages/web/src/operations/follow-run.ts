import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import type { ServerClient } from '../server/client.ts'
import { mayPass } from '../server/may-pass.ts'

/** Milliseconds before a stream of events that broke off is opened again. */
const pause = 1000

/** Follows a run to its end, telling each change of it; a stream that breaks off is opened again. */
export async function followRun(
  client: ServerClient,
  started: Operation,
  seen: (run: Operation) => void,
  signal: AbortSignal,
): Promise<Operation> {
  let run = started
  seen(run)
  while (!isFinished(run)) {
    try {
      const params = { operationId: run.id }
      for await (const changed of await client.operations.events({ params }, { signal })) {
        run = changed
        seen(run)
      }
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error
    }
    if (!isFinished(run)) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return run
}
