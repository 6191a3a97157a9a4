import { setTimeout as sleep } from 'node:timers/promises'
import { isFinished } from '@icss/core/operations/operation.ts'
import type { Api } from './chamber-client.ts'

export interface FollowedRuns {
  readonly runs: number
  /** Ends of runs that the stream of events told, of those that were waited for. */
  readonly told: number
  /** How often the stream broke off and was opened again. */
  readonly reopened: number
}

/** Starts small imports until `signal`, and waits for the stream of events to tell the end of each. */
export async function followRuns(api: Api, signal: AbortSignal): Promise<FollowedRuns> {
  const ended = new Set<string>()
  const over = new AbortController()
  let reopened = -1
  const follow = async () => {
    while (!over.signal.aborted) {
      reopened += 1
      try {
        const events = await api.operations.listEvents({}, { signal: over.signal })
        for await (const run of events) if (isFinished(run)) ended.add(run.id)
      } catch {
        await sleep(50)
      }
      // What ended while the stream was away is in the list.
      const { items } = await api.operations.list({ query: {} }).catch(() => ({ items: [] }))
      for (const run of items) if (isFinished(run)) ended.add(run.id)
    }
  }
  const following = follow()
  let [runs, told] = [0, 0]
  while (!signal.aborted) {
    const body = Buffer.from(`企业名称,行业,行业标签\nevent-${runs}-${Math.random()},教育,教育\n`)
    const run = await api.companies.import({ query: { fileName: `${runs}.csv` }, body }).catch(() => undefined)
    if (!run) {
      await sleep(100)
      continue
    }
    runs += 1
    const limit = Date.now() + 30_000
    while (!ended.has(run.id) && Date.now() < limit) await sleep(20)
    if (ended.has(run.id)) told += 1
    await sleep(500)
  }
  over.abort()
  await following
  return { runs, told, reopened }
}
