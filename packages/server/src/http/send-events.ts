import { once } from 'node:events'
import type { FastifyReply } from 'fastify'
import { heartbeatInterval } from '@icss/core/client/event-stream.ts'
import { notificationChannels } from '../database/notifications.ts'
import type { Services } from '../services.ts'

/**
 * Answers a stream of events (text/event-stream). Before each event, with each sign of life, and as soon as a session of
 * the channel has changed, it is asked anew whether the caller may have it; the stream ends when not.
 */
export async function sendEvents(
  reply: FastifyReply,
  {
    events,
    shown,
    channelIds,
    isAllowed,
    closing,
    services: { notifications, log },
  }: {
    events: AsyncIterable<unknown>
    /** An event as it goes out. */
    shown: (event: unknown) => unknown
    /** Whose sessions the stream depends on. */
    channelIds: readonly string[]
    isAllowed: () => Promise<boolean>
    /** Ends the stream when aborted. */
    closing: AbortController
    services: Pick<Services, 'notifications' | 'log'>
  },
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  const { signal } = closing
  const close = () => closing.abort()
  raw.on('close', close)
  raw.on('error', close)
  // It may have gone before anybody listened.
  if (raw.destroyed) close()
  const closeUnlessAllowed = async () => {
    // While the database is away nobody is judged: whoever follows asks again.
    const allowed = await isAllowed().catch(() => false)
    if (!allowed) close()
  }
  const unsubscribe = notifications.on(notificationChannels.sessions, (payload) => {
    if (channelIds.includes(payload)) void closeUnlessAllowed()
  })
  const heart = setInterval(() => {
    raw.write(':\n\n')
    void closeUnlessAllowed()
  }, heartbeatInterval)
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A stream has the connection for itself; kept alive behind its end it would hold up a server that stops.
    connection: 'close',
    // nginx would hold events back otherwise.
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  raw.write(':\n\n')
  try {
    for await (const event of events) {
      if (signal.aborted || !(await isAllowed())) break
      if (!raw.write(`data: ${JSON.stringify(shown(event))}\n\n`)) await once(raw, 'drain', { signal })
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'a stream of events broke off')
  } finally {
    clearInterval(heart)
    unsubscribe()
    close()
    raw.end()
  }
}
