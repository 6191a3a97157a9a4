import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'

/** What the key of a stream is made from. */
export interface Keyed {
  readonly channelId: string
  readonly id: string
  readonly keyVersion: number
}

/** The key with which a live's stream is pushed; derived, so that the database holds none. */
export async function liveKey(services: Pick<Services, 'database'>, { channelId, id, keyVersion }: Keyed) {
  const secret = await serverSecret(services, 'live-push')
  return createHmac('sha256', secret).update(`${channelId} ${id} ${keyVersion}`).digest('base64url').slice(0, 32)
}

export async function isLiveKey(services: Pick<Services, 'database'>, live: Keyed, key: string): Promise<boolean> {
  const expected = Buffer.from(await liveKey(services, live))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
