import { createHmac } from 'node:crypto'
import { isSameText } from '../secrets/same-text.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'

/** What the key of a stream is made from. */
export interface Keyed {
  readonly channelId: string
  readonly id: string
  readonly keyVersion: number
}

const derived = async (services: Pick<Services, 'database'>, purpose: string, text: string) =>
  createHmac('sha256', await serverSecret(services, purpose))
    .update(text)
    .digest('base64url')
    .slice(0, 32)

/** The key with which a live's stream is pushed; derived, so that the database holds none. */
export const liveKey = (services: Pick<Services, 'database'>, { channelId, id, keyVersion }: Keyed) =>
  derived(services, 'live-push', `${channelId} ${id} ${keyVersion}`)

export const isLiveKey = async (services: Pick<Services, 'database'>, live: Keyed, key: string): Promise<boolean> =>
  isSameText(key, await liveKey(services, live))

/** What opens a live's stream to whoever watches it. */
export const watchKey = (services: Pick<Services, 'database'>, { channelId, id }: Omit<Keyed, 'keyVersion'>) =>
  derived(services, 'live-watch', `${channelId} ${id}`)

export const isWatchKey = async (
  services: Pick<Services, 'database'>,
  live: Omit<Keyed, 'keyVersion'>,
  key: string,
): Promise<boolean> => isSameText(key, await watchKey(services, live))
