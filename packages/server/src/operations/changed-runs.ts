import { notificationChannels, type Notifications } from '../database/notifications.ts'

/** All runs of the channel may have changed: the connection that tells was lost for a while. */
export const anyRun = '*'

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
  let wake: (() => void) | undefined
  const stop = notifications.on(notificationChannels.operations, (payload) => {
    const [channel, id = anyRun] = payload.split(' ')
    if (payload !== '' && channel !== channelId) return
    changed.add(id)
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
  return (async function* () {
    for (;;) {
      while (changed.size === 0) {
        if (signal.aborted) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (signal.aborted) return
      const seen = changed
      changed = new Set()
      yield seen
    }
  })()
}
