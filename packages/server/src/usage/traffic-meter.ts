import { Transform } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { TrafficKind } from '@icss/core/usage/traffic.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { Poller } from '../background/poller.ts'
import type { Database, Db } from '../database/database.ts'
import { addTraffic, type Traffic } from './traffic.repository.ts'

/** Milliseconds for which bytes are counted in memory: what a server that dies has not yet noted. */
const interval = 5000

/** The thing that stands for all that has none of its own. */
export const noThing = '00000000-0000-0000-0000-000000000000'

/** What bytes are read of: an object by its key, and why. */
export interface Read {
  readonly channelId: string
  readonly kind: Exclude<TrafficKind, 'live'>
  readonly key: string
}

interface Counted extends Read {
  bytes: number
}

/**
 * The traffic that reading objects of a channel made: of the live whose recording it was, else of the course with a
 * lesson of it, else of the file. The address of a recording or lesson that was uploaded begins with the server's own.
 */
async function trafficOf(db: Db, channelId: string, counted: readonly Counted[]): Promise<Traffic[]> {
  const asked = [...new Set(counted.map(({ key }) => key))].map((key) => ({ key, address: `${objectsPath}${key}` }))
  const { rows } = await db.execute<{
    key: string
    live: string | null
    course: string | null
    file: string | null
  }>(sql`
    select read.key,
      (select l.id from lives l where l.channel_id = ${channelId}
        and right(l.recording_url, length(read.address)) = read.address limit 1) as live,
      (select c.course_id from chapters c where c.channel_id = ${channelId}
        and read.address in (right(c.video_url, length(read.address)), right(c.srt_url, length(read.address))) limit 1)
        as course,
      (select f.id from files f where f.channel_id = ${channelId} and f.file = read.key limit 1) as file
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as read(key text, address text)`)
  const things = new Map(rows.map((row) => [row.key, row]))
  return counted.map(({ key, kind, bytes }) => {
    const { live, course, file } = things.get(key) ?? { live: null, course: null, file: null }
    const thing = live ? 'lives' : course ? 'courses' : file ? 'files' : 'others'
    return { kind, bytes, thing, thingId: live ?? course ?? file ?? noThing }
  })
}

/** Notes what was read of a channel's objects, also as the playback traffic of its lives. */
async function noteRead(db: Db, channelId: string, counted: readonly Counted[]): Promise<void> {
  const traffic = await trafficOf(db, channelId, counted)
  const ofLives = traffic.filter(({ thing, kind }) => thing === 'lives' && kind === 'playback')
  if (ofLives.length > 0)
    await db.execute(sql`
      update lives set playback_bytes = playback_bytes + read.bytes
      from jsonb_to_recordset(${JSON.stringify(ofLives)}::jsonb) as read("thingId" uuid, bytes bigint)
      where lives.channel_id = ${channelId} and lives.id = read."thingId"`)
  await addTraffic(db, channelId, traffic)
}

/** Counts the bytes that are read of objects, and notes them now and then as traffic. */
export class TrafficMeter {
  readonly #database: Database
  readonly #poller: Poller
  #counted = new Map<string, Counted>()

  constructor({ database, log }: { database: Database; log: FastifyBaseLogger }) {
    this.#database = database
    this.#poller = new Poller({ look: () => this.note(), interval, log, name: 'traffic' })
  }

  start(): void {
    this.#poller.start()
  }

  async stop(): Promise<void> {
    await this.#poller.stop()
    await this.note()
  }

  #count(read: Read, bytes: number): void {
    const place = `${read.channelId} ${read.kind} ${read.key}`
    const counted = this.#counted.get(place)
    if (counted) counted.bytes += bytes
    else this.#counted.set(place, { ...read, bytes })
  }

  /** Lets bytes of an object through and counts them. */
  counting(read: Read): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#count(read, chunk.length)
        done(null, chunk)
      },
    })
  }

  /** Notes what was counted. What cannot be noted is counted on. */
  async note(): Promise<void> {
    const channels = Map.groupBy(this.#counted.values(), ({ channelId }) => channelId)
    this.#counted = new Map()
    const faults: unknown[] = []
    for (const [channelId, counted] of channels)
      try {
        await this.#database.system.transaction((db) => noteRead(db, channelId, counted))
      } catch (error) {
        faults.push(error)
        for (const { bytes, ...read } of counted) this.#count(read, bytes)
      }
    if (faults.length > 0) throw faults[0]
  }
}
