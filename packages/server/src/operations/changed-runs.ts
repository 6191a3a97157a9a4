import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { notificationChannels, type Notifications } from '../database/notifications.ts'

/** All runs of the channel may have changed: the connection that tells was lost for a while. */
export const anyRun = '*'

/** Milliseconds between two looks; what changes faster is seen at the next, but for the end of a run. */
const leastGap = 200

/**
 * The ids of a channel's runs that have changed since the last look, as they change; `anyRun` when that is not known.
 * It listens from the call on, so that nothing between the call and the first look is missed. Ends with `signal`.
 */
export function changedRuns(
  notifications: Notifications,
  channelId: string,
  signal: AbortSignal,
): AsyncGenerator<ReadonlySet<string>, void> {
  let changed = new Set<string>()
  let hasEnded = false
  let wake: (() => void) | undefined
  const stop = notifications.on(notificationChannels.operations, (payload) => {
    const [channel, id = anyRun, status] = payload.split(' ')
    if (payload !== '' && channel !== channelId) return
    changed.add(id)
    hasEnded ||= status === undefined || isFinished({ status: status as Operation['status'] })
    wake?.()
  })
  signal.addEventListener(
    'abort',
    () => {
      stop()
      wake?.()
    },
    { once: true },
  )
  const waitUntil = (next: number) => {
    if (hasEnded) return 0
    return changed.size === 0 ? Infinity : next - performance.now()
  }
  const woken = async (milliseconds: number) => {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      if (milliseconds !== Infinity) timer = setTimeout(resolve, milliseconds)
    })
    clearTimeout(timer)
  }
  return (async function* () {
    for (let next = 0; ; next = performance.now() + leastGap) {
      for (let wait = waitUntil(next); wait > 0 && !signal.aborted; wait = waitUntil(next)) await woken(wait)
      if (signal.aborted) return
      const seen = changed
      changed = new Set()
      hasEnded = false
      yield seen
    }
  })()
}
