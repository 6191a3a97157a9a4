import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { notificationChannels, type Notifications } from '../database/notifications.ts'

/** What of a meeting changes while screens follow it. */
type Followed = 'signIns' | 'draws'

/** Tells all servers, when the transaction commits, that people signed in to a meeting or that a draw went on. */
export async function tellMeeting(db: Db, channelId: string, meetingId: string, what: Followed): Promise<void> {
  await db.execute(sql`select pg_notify(${notificationChannels.meetings}, ${`${channelId} ${meetingId} ${what}`})`)
}

interface Following {
  readonly channelId: string
  readonly meetingId: string
  readonly what: Followed
  /** Milliseconds between two looks at least: what changes faster is seen at the next. */
  readonly leastGap: number
  /** Milliseconds after which to look although nothing was told. */
  readonly nextLook?: () => number
}

/**
 * Yields at once, and whenever what is followed may have changed. It listens from the call on, so that nothing between the
 * call and the first look is missed. Ends with `signal`.
 */
export function meetingChanges(
  notifications: Notifications,
  { channelId, meetingId, what, leastGap, nextLook = () => Infinity }: Following,
  signal: AbortSignal,
): AsyncGenerator<void, void> {
  let hasChanged = true
  let wake: (() => void) | undefined
  const own = `${channelId} ${meetingId} ${what}`
  const stop = notifications.on(notificationChannels.meetings, (payload) => {
    // Nothing is said where the connection that tells was lost for a while.
    if (payload !== '' && payload !== own) return
    hasChanged = true
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
  const woken = async (milliseconds: number) => {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      if (milliseconds !== Infinity) timer = setTimeout(resolve, milliseconds)
    })
    clearTimeout(timer)
  }
  return (async function* () {
    for (let next = 0; !signal.aborted; next = performance.now() + leastGap) {
      const at = performance.now() + nextLook()
      for (;;) {
        const wait = (hasChanged ? next : at) - performance.now()
        if (wait <= 0 || signal.aborted) break
        await woken(wait)
      }
      if (signal.aborted) return
      hasChanged = false
      yield
    }
  })()
}
