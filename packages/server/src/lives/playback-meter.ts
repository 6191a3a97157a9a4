import { Transform } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { Lookout } from '../background/lookout.ts'
import type { Database } from '../database/database.ts'

/** Milliseconds for which bytes are counted in memory: what a server that dies has not yet noted. */
const interval = 5000

/** Counts the bytes that are read of recordings, and notes them now and then as the playback traffic of their lives. */
export class PlaybackMeter {
  readonly #database: Database
  readonly #lookout: Lookout
  /** Bytes by channel and key. */
  #counted = new Map<string, number>()

  constructor({ database, log }: { database: Database; log: FastifyBaseLogger }) {
    this.#database = database
    this.#lookout = new Lookout({ look: () => this.note(), interval, log, name: 'playback' })
  }

  start(): void {
    this.#lookout.start()
  }

  async stop(): Promise<void> {
    await this.#lookout.stop()
    await this.note()
  }

  /** Lets bytes of an object through and counts them. */
  counting(channelId: string, key: string): Transform {
    const place = `${channelId} ${key}`
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#counted.set(place, (this.#counted.get(place) ?? 0) + chunk.length)
        done(null, chunk)
      },
    })
  }

  /** Notes what was counted; objects that are no recordings count for nothing. */
  async note(): Promise<void> {
    const counted = this.#counted
    if (counted.size === 0) return
    this.#counted = new Map()
    const rows = [...counted].map(([place, bytes]) => {
      const [channelId = '', key = ''] = place.split(' ')
      return { channel: channelId, address: `${objectsPath}${key}`, bytes }
    })
    // The address of a recording that was uploaded begins with the server's own.
    await this.#database.system.execute(sql`
      update lives set playback_bytes = playback_bytes + read.bytes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read(channel uuid, address text, bytes bigint)
      where lives.channel_id = read.channel and right(lives.recording_url, length(read.address)) = read.address`)
  }
}
