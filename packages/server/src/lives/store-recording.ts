import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { contentFault, headBytes } from '@icss/core/uploads/content-fault.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { uploadKeyOf } from '@icss/core/uploads/upload-key.ts'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { expireNow, findObject, insertOpen, markDone, markLeaving } from '../uploads/uploads.repository.ts'
import { accountBytes, reserveBytes } from '../usage/usage.repository.ts'
import { changeLive } from './lives.repository.ts'
import { mediaServerAccount } from './media-server-scope.ts'
import { noteRecordingUpload, type StoredRecording } from './recordings.repository.ts'

/** The upload that holds a recording; undefined for one that lies elsewhere, which is not the server's to delete. */
async function uploadOfRecording(db: Db, channelId: string, recordingUrl: string) {
  if (!recordingUrl.startsWith(objectsPath)) return undefined
  return findObject(db, recordingUrl.slice(objectsPath.length), channelId)
}

/** Takes a recording that lies in the server's own storage away from everyone; answers its upload, to be discarded. */
export async function takeRecordingAway(db: Db, channelId: string, recordingUrl: string): Promise<string | undefined> {
  const upload = await uploadOfRecording(db, channelId, recordingUrl)
  if (!upload) return undefined
  await markLeaving(db, channelId, upload.id)
  await expireNow(db, channelId, upload.id)
  return upload.id
}

/**
 * Stores the file at `source` as the recording of its live, unless that has a longer one. Answers what is wrong with it;
 * nothing when all is well. Every step can break off: the upload that `recording` names then, the next attempt discards.
 */
export async function storeRecording(
  services: Services,
  recording: StoredRecording,
  source: string,
): Promise<'quota' | 'content' | undefined> {
  const { database, storage, config } = services
  const { channelId, liveId } = recording
  const { size } = await stat(source)
  const name = `recording${extname(source)}`
  const key = uploadKeyOf(`icss${randomBytes(6).toString('hex')}_`, channelId, Date.now(), name)
  const uploadId = await database.tenant(channelId, async (db) => {
    if (!(await reserveBytes(db, channelId, size))) return undefined
    const accountId = mediaServerAccount
    const upload = { channelId, accountId, slot: 'lessonVideo', fileName: name, key, bytes: size } as const
    const id = await insertOpen(db, upload, config.uploadHours)
    await noteRecordingUpload(db, recording, id)
    return id
  })
  if (uploadId === undefined) return 'quota'
  const bytes = await storage.put(key, createReadStream(source, { end: size - 1 }))
  const fault = contentFault(name, await storage.head(key, headBytes))
  let isKept = false
  let former: string | undefined
  if (!fault)
    await database.tenant(channelId, (db) =>
      changeLive(db, channelId, liveId, async (live) => {
        if (live.isCourse || live.storageBytes > bytes) return {}
        isKept = (await markDone(db, channelId, uploadId, bytes)) !== undefined
        await accountBytes(db, channelId, { used: bytes, reserved: -size })
        former = await takeRecordingAway(db, channelId, live.recordingUrl)
        return {
          recordingUrl: `${objectsPath}${key}`,
          storageBytes: bytes,
          liveBytes: Math.max(live.liveBytes, bytes),
        }
      }),
    )
  const useless = isKept ? former : uploadId
  if (useless !== undefined) await discardUpload(services, channelId, useless)
  return fault ? 'content' : undefined
}
