import type { Services } from '../services.ts'
import { discardUpload } from './discard-upload.ts'
import { listExpired } from './uploads.repository.ts'

const batch = 100

/** Deletes uploads and tokens that have expired, and what a broken-off deletion left. Any number of replicas may. */
export async function sweepUploads(services: Pick<Services, 'database' | 'storage'>): Promise<void> {
  for (;;) {
    const expired = await listExpired(services.database.system, batch)
    for (const { channelId, id } of expired) await discardUpload(services, channelId, id)
    if (expired.length < batch) return
  }
}
