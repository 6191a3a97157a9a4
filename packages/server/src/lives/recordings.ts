import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Services } from '../services.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { asMediaServer, type Told } from './media-server-scope.ts'
import { recordingBytes, repacked } from './recording-file.ts'
import {
  findRecording,
  forgetRecording,
  settledRecordings,
  settleRecording,
  type StoredRecording,
  waitingRecordings,
} from './recordings.repository.ts'
import { storeRecording } from './store-recording.ts'

type Named = Pick<StoredRecording, 'channelId' | 'liveId' | 'file'>

/** Why a recording was not taken over, as the log says it. */
const reasons = {
  unset: 'ICSS_RTMP_RECORDINGS is not set',
  missing: 'there is no such file in ICSS_RTMP_RECORDINGS',
  quota: 'the quota is used up',
  content: 'the content is no video',
} as const

/** Takes one recording over; answers why it could not be. */
async function take(services: Services, recording: StoredRecording): Promise<keyof typeof reasons | undefined> {
  const { rtmpRecordings: folder } = services.config
  const { channelId, liveId, file, uploadId } = recording
  if (folder === undefined) return 'unset'
  // What a server left that died on the way.
  if (uploadId !== null) await discardUpload(services, channelId, uploadId)
  if (!(await recordingBytes(folder, file))) return 'missing'
  const work = join(tmpdir(), `icss-recording-${liveId}`)
  try {
    await rm(work, { recursive: true, force: true })
    await mkdir(work, { mode: 0o700 })
    const source = join(folder, file)
    const mp4 = join(work, 'recording.mp4')
    const stored = extname(file) === '.flv' && (await repacked(source, mp4)) ? mp4 : source
    return await storeRecording(services, recording, stored)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * Takes over a recording that waits: into the storage and the channel's quota, in place of a shorter one of the same
 * live. What cannot be taken over is said in the log and stays where it is; for want of quota it is tried again. Whoever
 * takes, one at a time on a server, holds a lock that goes with a process that dies: the next look of any server begins
 * anew.
 */
export const takeRecording = (services: Services, named: Named, told?: Told): Promise<void> =>
  services.recordingQueue.run(() => takeInTurn(services, named, told))

async function takeInTurn(services: Services, named: Named, told: Told | undefined): Promise<void> {
  const { locks } = services
  const { liveId } = named
  const lock = await locks.take('recording', liveId)
  if (!lock) return
  try {
    await takeAll(services, named, told)
  } finally {
    await lock.release()
  }
}

/** Takes a recording over until it has grown no more meanwhile. */
async function takeAll(services: Services, named: Named, told: Told | undefined): Promise<void> {
  const { database, log } = services
  const { channelId, liveId } = named
  for (;;) {
    const waiting = await database.tenant(channelId, (db) => findRecording(db, named))
    if (!waiting?.isWaiting) return
    await asMediaServer(told, { channelId, id: liveId }, 'lives.recordDone', async () => {
      const why = await take(services, waiting)
      if (why) log.warn({ liveId, channelId, why: reasons[why] }, 'recording not taken over')
      if (why !== 'quota' && why !== 'unset') await database.tenant(channelId, (db) => settleRecording(db, waiting))
    })
    const after = await database.tenant(channelId, (db) => findRecording(db, named))
    // Unless it has grown meanwhile, it waits for quota now.
    if (after?.toldAt.getTime() === waiting.toldAt.getTime()) return
  }
}

/** Takes over all that waits, of any channel: what a server left that died, and what there was no quota for. */
export async function takeWaitingRecordings(services: Services): Promise<void> {
  if (services.config.rtmpRecordings === undefined) return
  for (const waiting of await waitingRecordings(services.database.system)) await takeRecording(services, waiting)
}

const removed = (folder: string, file: string) => rm(join(folder, file), { force: true })

/** Deletes the files of recordings that were dealt with, once their lives have ended: until then they may grow. */
export async function sweepRecordings({
  database,
  config,
  log,
}: Pick<Services, 'database' | 'config'> & { readonly log?: Services['log'] }): Promise<void> {
  const { rtmpRecordings: folder } = config
  if (folder === undefined) return
  for (;;) {
    const batch = await settledRecordings(database.system, 100)
    for (const named of batch) {
      await removed(folder, named.file).catch((error: unknown) => {
        log?.warn({ err: error, file: named.file }, 'a recording that was taken over cannot be deleted')
      })
      await database.tenant(named.channelId, (db) => forgetRecording(db, named))
    }
    if (batch.length < 100) return
  }
}

/** Deletes what the media server has left of a live that is gone. */
export async function deleteRecordingFiles(
  { config: { rtmpRecordings: folder } }: Pick<Services, 'config'>,
  files: readonly string[],
): Promise<void> {
  if (folder === undefined) return
  for (const file of files) await removed(folder, file)
}
