import { setTimeout as pause } from 'node:timers/promises'
import { type Operation, isFinished } from '@icss/core/operations/operation.ts'
import type { Server } from '../server/connect.ts'
import { type Connectivity, patiently } from '../server/patiently.ts'

const firstPause = 200
const longestPause = 1000

/** Looks at a run again and again until it has ended; a server that is away for a while is waited for. */
export async function followOperation(
  server: Server,
  started: Operation,
  { seen, signal, ...connectivity }: Connectivity & { seen: (operation: Operation) => void; signal: AbortSignal },
): Promise<Operation> {
  const operationId = started.id
  let operation = started
  let wait = firstPause
  seen(operation)
  while (!isFinished(operation)) {
    await pause(wait, undefined, { signal })
    wait = Math.min(wait * 1.25, longestPause)
    operation = await patiently(
      () => server.operations.show({ params: { operationId } }, { signal, timeout: 10_000 }),
      connectivity,
      signal,
    )
    seen(operation)
  }
  return operation
}
