import { and, eq, inArray, sql } from 'drizzle-orm'
import { isUuid } from '../database/uuids.ts'
import type { Services } from '../services.ts'
import { addTraffic } from '../usage/traffic.repository.ts'
import { lives } from './lives.tables.ts'

/** Bytes that a stream has carried to its viewers since it began. */
export interface StreamTraffic {
  readonly liveId: string
  readonly bytes: number
}

const numberIn = (xml: string, tag: string): number => Number(new RegExp(`<${tag}>(\\d+)</${tag}>`).exec(xml)?.[1] ?? 0)

/** Reads the statistics of nginx-rtmp-module (`rtmp_stat`): its streams are named by the ids of lives. */
export function streamTrafficIn(xml: string): StreamTraffic[] {
  const streams = xml.split('<stream>').slice(1)
  return streams.flatMap((stream) => {
    // Clients of a stream have counters of the same names behind its own.
    const own = stream.split(/<client>|<\/stream>/, 1)[0] ?? ''
    const liveId = /<name>([^<]*)<\/name>/.exec(own)?.[1] ?? ''
    if (!isUuid(liveId)) return []
    return [{ liveId, bytes: numberIn(own, 'bytes_out') }]
  })
}

/**
 * Adds what streams have carried since the last look to the traffic of their lives. Any number of servers may: each
 * adds what none has added yet. Counters begin anew with a stream.
 */
export async function noteStreamTraffic(
  { database }: Pick<Services, 'database'>,
  traffic: readonly StreamTraffic[],
): Promise<void> {
  const carried = new Map(traffic.map(({ liveId, bytes }) => [liveId, bytes]))
  if (carried.size === 0) return
  await database.system.transaction(async (db) => {
    const running = await db
      .select({ channelId: lives.channelId, id: lives.id, before: lives.streamedBytes })
      .from(lives)
      .where(and(inArray(lives.id, [...carried.keys()]), eq(lives.status, 'L')))
      .orderBy(lives.channelId, lives.id)
      .for('update')
    for (const [channelId, ofChannel] of Map.groupBy(running, (live) => live.channelId)) {
      const rows = ofChannel.map(({ id, before }) => {
        const now = carried.get(id) ?? before
        return { id, now, bytes: now >= before ? now - before : now }
      })
      await db.execute(sql`
        update lives set live_bytes = live_bytes + read.bytes, streamed_bytes = read.now
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read(id uuid, now bigint, bytes bigint)
        where lives.channel_id = ${channelId} and lives.id = read.id and read.now <> streamed_bytes`)
      await addTraffic(
        db,
        channelId,
        rows.map(({ id, bytes }) => ({ kind: 'live', thing: 'lives', thingId: id, bytes })),
      )
    }
  })
}

/** Asks the media server what its streams have carried. */
export async function readStreams(services: Pick<Services, 'database' | 'config'>): Promise<void> {
  const { rtmpStatUrl } = services.config
  if (rtmpStatUrl === undefined) return
  const answer = await fetch(rtmpStatUrl, { signal: AbortSignal.timeout(5000) })
  if (!answer.ok) throw new Error(`The media server answered ${answer.status} about its streams.`)
  await noteStreamTraffic(services, streamTrafficIn(await answer.text()))
}
