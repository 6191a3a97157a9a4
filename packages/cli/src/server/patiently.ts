import { setTimeout as pause } from 'node:timers/promises'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Milliseconds for which a lost connection is tried again before a command gives up. */
const patience = 10 * 60_000
const longestPause = 5000

/** Whether the way to the server, or the server itself, is away for now. */
export const isPassing = (error: unknown): error is ProblemError =>
  error instanceof ProblemError &&
  (error.code === 'client.network' ||
    error.code === 'client.timeout' ||
    error.code === 'client.gateway' ||
    error.code === 'client.proxy' ||
    error.code === 'server.unavailable')

const waitAsTold = (error: unknown): number | undefined =>
  error instanceof ProblemError && error.status === 429 && typeof error.params.seconds === 'number'
    ? error.params.seconds * 1000
    : undefined

export interface Connectivity {
  /** The connection was lost, and is back. */
  readonly lost: (error: ProblemError) => void
  readonly back: () => void
}

/** Makes a call until it answers: losses of the connection are told and tried again, anything else is thrown. */
export async function patiently<T>(
  call: () => Promise<T>,
  { lost, back }: Connectivity,
  signal: AbortSignal,
): Promise<T> {
  let since: number | undefined
  let wait = 250
  for (;;) {
    try {
      const answer = await call()
      if (since !== undefined) back()
      return answer
    } catch (error) {
      const told = waitAsTold(error)
      if (signal.aborted || (told === undefined && !isPassing(error))) throw error
      const now = performance.now()
      if (since === undefined) lost(error as ProblemError)
      since ??= now
      if (now - since > patience) throw error
      await pause(told ?? wait, undefined, { signal })
      wait = Math.min(wait * 2, longestPause)
    }
  }
}
