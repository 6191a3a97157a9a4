import type { IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { readBody } from '../http/read-body.ts'
import type { Services } from '../services.ts'
import { afterEvent } from './after-event.ts'
import { isLiveKey, isWatchKey } from './live-key.ts'
import { changeLive, type StoredLive } from './lives.repository.ts'
import { lives } from './lives.tables.ts'
import { asMediaServer } from './media-server-scope.ts'
import { recordingNameOf } from './recording-file.ts'
import { noteRecording } from './recordings.repository.ts'
import { takeRecording } from './recordings.ts'

/** Where the media server tells what happens to its streams. */
export const mediaServerPath = '/rtmp'

const text = z._default(z.string(), '')

/**
 * A call of nginx-rtmp-module: `name` is the live's id, `key` and `watch` came with the stream's address, `clientid`
 * numbers the connection, `path` names a recording.
 */
const callback = z.object({ call: z.string(), name: z.uuid(), key: text, watch: text, clientid: text, path: text })
type Callback = z.output<typeof callback>

type Act = (services: Services, live: StoredLive, told: Callback, request: FastifyRequest) => Promise<void>

/** The stream begins: a live starts, or goes on. Throws when it has ended. */
const publish: Act = async (services, live, { clientid }, request) => {
  await asMediaServer(request, live, 'lives.publish', () =>
    services.database.tenant(live.channelId, (db) =>
      changeLive(db, live.channelId, live.id, (stored) => {
        const { status, publisher } = stored
        // While one stream is on air the media server refuses another by itself, and tells of its end all the same.
        if (status === 'L') return { publisher: publisher ?? clientid }
        const event = status === 'P' ? 'resume' : 'start'
        return { ...afterEvent(stored, event), publisher: clientid, streamedBytes: 0 }
      }),
    ),
  )
}

/** The stream broke off or was ended: a live pauses until its time is over, then it has ended. */
const publishDone: Act = async (services, live, { clientid }, request) => {
  if (live.publisher !== clientid) return
  await asMediaServer(request, live, 'lives.publishDone', () =>
    services.database.tenant(live.channelId, (db) =>
      changeLive(db, live.channelId, live.id, (stored) => {
        if (stored.publisher !== clientid) return {}
        const isOver = stored.endAt.getTime() <= Date.now()
        const after = stored.status === 'L' ? afterEvent(stored, isOver ? 'end' : 'pause') : {}
        return { ...after, publisher: null }
      }),
    ),
  )
}

const recordDone: Act = async (services, live, { path }, request) => {
  if (!live.recording || live.isCourse) return
  const { channelId, id: liveId } = live
  const file = recordingNameOf(liveId, path)
  if (file === undefined)
    return services.log.warn({ liveId, channelId, why: 'it is not of this live' }, 'recording not taken over')
  const named = { channelId, liveId, file }
  await services.database.tenant(channelId, (db) => noteRecording(db, named))
  await takeRecording(services, named, request)
}

/** Somebody begins to watch. */
const play: Act = async (services, live) => {
  if (live.status !== 'L' && live.status !== 'P') throw new ProblemError('session.forbidden')
  await services.database.tenant(live.channelId, (db) =>
    changeLive(db, live.channelId, live.id, ({ viewerCount }) => ({ viewerCount: viewerCount + 1 })),
  )
}

type May = (services: Services, live: StoredLive, told: Callback) => Promise<boolean>

const holdsKey: May = (services, live, { key }) => isLiveKey(services, live, key)

// A key that was renewed while its stream was on air still tells of that stream's end.
const heldKey: May = async (services, live, told) =>
  (await holdsKey(services, live, told)) || isLiveKey(services, { ...live, keyVersion: live.keyVersion - 1 }, told.key)

const mayWatch: May = (services, live, { watch }) => isWatchKey(services, live, watch)

const calls: Readonly<Record<string, { may: May; act: Act }>> = {
  publish: { may: holdsKey, act: publish },
  publish_done: { may: heldKey, act: publishDone },
  record_done: { may: heldKey, act: recordDone },
  play: { may: mayWatch, act: play },
}

/** What was told; undefined when it is malformed, or names a thing twice: part of it comes from whoever streams. */
function readCallback(body: unknown): Callback | undefined {
  if (!(body instanceof URLSearchParams)) return undefined
  const isTold = Object.keys(callback.shape).every((name) => body.getAll(name).length < 2)
  const read = z.safeParse(callback, Object.fromEntries(body))
  return isTold && read.success ? read.data : undefined
}

/**
 * Takes the callbacks of an RTMP media server (nginx-rtmp-module), which start, pause and end lives and attach their
 * recordings. Each proves itself by the key of its stream; any other is refused, and the stream with it.
 */
export async function serveMediaServer(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      async ({ headers, routeOptions }: FastifyRequest, payload: IncomingMessage) => {
        const body = await readBody(payload, { announced: headers['content-length'], limit: routeOptions.bodyLimit })
        return new URLSearchParams(String(body))
      },
    )
    scope.post(mediaServerPath, async (request, reply) => {
      const told = readCallback(request.body)
      const call = told && Object.hasOwn(calls, told.call) ? calls[told.call] : undefined
      if (!told || !call) throw new ProblemError('session.forbidden')
      const [live] = await services.database.system.select().from(lives).where(eq(lives.id, told.name))
      if (!live || !(await call.may(services, live, told))) throw new ProblemError('session.forbidden')
      await call.act(services, live, told, request)
      return reply.code(204).send()
    })
  })
}
