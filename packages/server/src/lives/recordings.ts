import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { contentFault, headBytes } from '@icss/core/uploads/content-fault.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { uploadKeyOf } from '@icss/core/uploads/upload-key.ts'
import type { Services } from '../services.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { findObject, insertObject } from '../uploads/uploads.repository.ts'
import { accountBytes, reserveBytes } from '../usage/usage.repository.ts'
import { changeLive, type StoredLive } from './lives.repository.ts'
import { mediaServerAccount } from './media-server-scope.ts'

/**
 * Repacks a recording as MP4, which browsers play, where ffmpeg is installed: the streams stay as they are. Answers
 * whether it did.
 */
const repacked = (from: string, to: string): Promise<boolean> =>
  new Promise((resolve) => {
    const args = ['-nostdin', '-loglevel', 'error', '-y', '-i', from, '-c', 'copy', '-movflags', '+faststart', to]
    const ffmpeg = spawn('ffmpeg', args, { stdio: 'ignore' })
    ffmpeg.once('error', () => resolve(false))
    ffmpeg.once('close', (code) => resolve(code === 0))
  })

/** The file of a live's recording, by the path that the media server named; undefined when it is not one of its own. */
async function recordingOf(folder: string, liveId: string, path: string): Promise<string | undefined> {
  const name = basename(path)
  // Whoever has the key of one live must not get at the recording of another.
  if (!name.startsWith(liveId) || !/^[\w-]+\.(?:flv|mp4)$/.test(name)) return undefined
  const file = join(folder, name)
  const found = await lstat(file).catch(() => undefined)
  return found?.isFile() ? file : undefined
}

/** Forgets a recording that lies in the server's own storage; one elsewhere is not the server's to delete. */
export async function discardRecording(services: Services, channelId: string, recordingUrl: string): Promise<void> {
  if (!recordingUrl.startsWith(objectsPath)) return
  const key = recordingUrl.slice(objectsPath.length)
  const object = await services.database.tenant(channelId, (db) => findObject(db, key, channelId))
  if (object) await discardUpload(services, channelId, object.id)
}

/**
 * Takes over the recording that the media server has left at `path`: into the storage and the channel's quota, in place
 * of a shorter one of the same live. What cannot be taken over is said in the log and stays where it is.
 */
export async function takeRecording(services: Services, live: StoredLive, path: string): Promise<void> {
  const { config, log } = services
  const { channelId, id } = live
  const complain = (why: string) => log.warn({ liveId: id, channelId, why }, 'recording not taken over')
  if (config.rtmpRecordings === undefined) return complain('ICSS_RTMP_RECORDINGS is not set')
  const file = await recordingOf(config.rtmpRecordings, id, path)
  if (file === undefined) return complain('there is no such file in ICSS_RTMP_RECORDINGS')
  const folder = await mkdtemp(join(tmpdir(), 'icss-recording-'))
  try {
    const mp4 = join(folder, 'recording.mp4')
    const source = extname(file) === '.flv' && (await repacked(file, mp4)) ? mp4 : file
    const fault = await storeRecording(services, live, source)
    if (fault !== undefined) complain(fault)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storeRecording(services: Services, live: StoredLive, source: string): Promise<string | undefined> {
  const { database, storage } = services
  const { channelId, id } = live
  const { size } = await stat(source)
  if (size === 0) return 'the file is empty'
  if (!(await database.tenant(channelId, (db) => reserveBytes(db, channelId, size)))) return 'the quota is used up'
  const name = `recording${extname(source)}`
  const key = uploadKeyOf(`icss${randomBytes(6).toString('hex')}_`, channelId, Date.now(), name)
  let isKept = false
  try {
    const { bytes } = await storage.put(key, createReadStream(source, { end: size - 1 }))
    const fault = contentFault(name, await storage.head(key, headBytes))
    if (fault) return 'the content is no video'
    let former = ''
    await database.tenant(channelId, (db) =>
      changeLive(db, channelId, id, async (stored) => {
        if (stored.isCourse || stored.storageBytes > bytes) return {}
        isKept = true
        former = stored.recordingUrl
        const fileName = `${stored.name}${extname(source)}`
        const accountId = mediaServerAccount
        await insertObject(db, { channelId, accountId, slot: 'lessonVideo', fileName, key, stored: bytes })
        await accountBytes(db, channelId, { used: bytes, reserved: -size })
        return {
          recordingUrl: `${objectsPath}${key}`,
          storageBytes: bytes,
          liveBytes: Math.max(stored.liveBytes, bytes),
        }
      }),
    )
    if (isKept) await discardRecording(services, channelId, former)
    return undefined
  } finally {
    if (!isKept) {
      await storage.delete(key)
      await database.tenant(channelId, (db) => accountBytes(db, channelId, { reserved: -size }))
    }
  }
}
