import { sql } from 'drizzle-orm'
import { isUuid } from '../database/uuids.ts'
import type { Services } from '../services.ts'

/** What a stream has carried since it began, in bytes, in and out. */
export interface StreamTraffic {
  readonly liveId: string
  readonly bytes: number
}

const numberIn = (xml: string, tag: string): number => Number(new RegExp(`<${tag}>(\\d+)</${tag}>`).exec(xml)?.[1] ?? 0)

/** Reads the statistics of nginx-rtmp-module (`rtmp_stat`): its streams are named by the ids of lives. */
export function streamTrafficIn(xml: string): StreamTraffic[] {
  return [...xml.matchAll(/<stream>([\s\S]*?)<\/stream>/g)].flatMap(([, stream = '']) => {
    // Clients of a stream have counters of the same names behind its own.
    const own = stream.split('<client>')[0] ?? ''
    const liveId = /<name>([^<]*)<\/name>/.exec(own)?.[1] ?? ''
    if (!isUuid(liveId)) return []
    return [{ liveId, bytes: numberIn(own, 'bytes_in') + numberIn(own, 'bytes_out') }]
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
  if (traffic.length === 0) return
  await database.system.execute(sql`
    update lives set
      live_bytes = live_bytes + case when read.bytes >= streamed_bytes then read.bytes - streamed_bytes else read.bytes end,
      streamed_bytes = read.bytes
    from jsonb_to_recordset(${JSON.stringify(traffic)}::jsonb) as read("liveId" uuid, bytes bigint)
    where lives.id = read."liveId" and lives.status = 'L' and read.bytes <> streamed_bytes`)
}

/** Asks the media server what its streams have carried. */
export async function readStreams(services: Pick<Services, 'database' | 'config'>): Promise<void> {
  const { rtmpStatUrl } = services.config
  if (rtmpStatUrl === undefined) return
  const answer = await fetch(rtmpStatUrl, { signal: AbortSignal.timeout(5000) })
  if (!answer.ok) throw new Error(`The media server answered ${answer.status} about its streams.`)
  await noteStreamTraffic(services, streamTrafficIn(await answer.text()))
}
