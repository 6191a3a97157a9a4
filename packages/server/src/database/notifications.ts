import { EventEmitter } from 'node:events'
import type { StandingConnection } from './standing-connection.ts'

/** What the database tells every replica about: its triggers and statements notify on these channels. */
export const notificationChannels = {
  /** `channelId operationId status` of a run that was queued or has changed. */
  operations: 'icss_operations',
  /** `channelId` of a channel one of whose sessions or accounts has changed. */
  sessions: 'icss_sessions',
  /** `channelId meetingId what` of a meeting in which people signed in (`signIns`) or a draw went on (`draws`). */
  meetings: 'icss_meetings',
  /** There are events or deliveries to be sent. */
  outbox: 'icss_outbox',
} as const
export type NotificationChannel = (typeof notificationChannels)[keyof typeof notificationChannels]

/**
 * What the database notifies, however many listen. When the connection was lost, listeners are called with an empty
 * payload once there is one again, since anything may have happened meanwhile.
 */
export class Notifications {
  readonly #emitter = new EventEmitter().setMaxListeners(0)

  constructor(standing: StandingConnection) {
    const channels = Object.values(notificationChannels)
    standing.on('notification', ({ channel, payload = '' }) => this.#emitter.emit(channel, payload))
    standing.on('up', async () => {
      try {
        await standing.query(channels.map((channel) => `listen ${channel}`).join('; '))
      } catch {
        // The connection broke, and is opened again.
        return
      }
      for (const channel of channels) this.#emitter.emit(channel, '')
    })
  }

  /** Calls `listener` with each payload until the answered function is called. */
  on(channel: NotificationChannel, listener: (payload: string) => void): () => void {
    this.#emitter.on(channel, listener)
    return () => this.#emitter.off(channel, listener)
  }
}
