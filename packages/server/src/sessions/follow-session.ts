import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { notificationChannels, type Notifications } from '../database/notifications.ts'
import type { Handler } from '../http/handler.ts'
import { sessionOf } from '../http/authorise.ts'
import { channelsOf } from './find-session.ts'

/** Yields once at first, and whenever what sessions of the channel may do has changed; ends with `signal`. */
async function* changesOf(notifications: Notifications, channelIds: readonly string[], signal: AbortSignal) {
  let wake: (() => void) | undefined
  let hasChanged = true
  const stop = notifications.on(notificationChannels.sessions, (payload) => {
    if (payload !== '' && !channelIds.includes(payload)) return
    hasChanged = true
    wake?.()
  })
  signal.addEventListener('abort', () => wake?.(), { once: true })
  try {
    while (!signal.aborted) {
      if (!hasChanged)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      if (signal.aborted) return
      hasChanged = false
      yield
    }
  } finally {
    stop()
  }
}

/** The session as it is, and again when it has become another: rights were given or taken away. */
export const followSession: Handler<typeof sessionsContract.follow> = ({ login, request, services, closed }) =>
  Promise.resolve(
    (async function* () {
      let last = ''
      for await (const _ of changesOf(services.notifications, channelsOf(login), closed)) {
        const found = await sessionOf(request, services, { isUse: false })
        if (!found) return
        const now = JSON.stringify(found.session)
        if (now !== last) yield found.session
        last = now
      }
    })(),
  )
