import { setTimeout as pause } from 'node:timers/promises'
import { type Operation, isFinished } from '@icss/core/operations/operation.ts'
import type { Server } from '../server/connect.ts'
import { type Connectivity, isPassing, patiently } from '../server/patiently.ts'

/** Milliseconds before a stream of events that ended before the run did is opened again. */
const breath = 250

/** Follows a run by its events until it has ended; a server that is away for a while is waited for. */
export async function followOperation(
  server: Server,
  started: Operation,
  { seen, signal, lost, back }: Connectivity & { seen: (operation: Operation) => void; signal: AbortSignal },
): Promise<Operation> {
  const params = { operationId: started.id }
  let operation = started
  let isAway = false
  const connectivity: Connectivity = {
    lost: (error) => {
      if (!isAway) lost(error)
      isAway = true
    },
    back: () => {
      if (isAway) back()
      isAway = false
    },
  }
  const open = async () => {
    const events = await server.operations.events({ params }, { signal })
    return { events, first: await events.next() }
  }
  seen(operation)
  while (!isFinished(operation)) {
    const { events, first } = await patiently(open, connectivity, signal)
    connectivity.back()
    try {
      for (let next = first; !next.done; next = await events.next()) {
        operation = next.value
        seen(operation)
        if (isFinished(operation)) break
      }
      await events.return(undefined)
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      connectivity.lost(error)
    }
    if (!isFinished(operation)) await pause(breath, undefined, { signal })
  }
  return operation
}
