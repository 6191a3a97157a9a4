import { spawn } from 'node:child_process'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of a live's recording, by the path that the media server named; undefined when it is none of its own. */
export function recordingNameOf(liveId: string, path: string): string | undefined {
  const name = path.split('/').at(-1) ?? ''
  // Whoever has the key of one live must not get at the recording of another.
  return name.startsWith(liveId) && /^[\w-]+\.(?:flv|mp4)$/.test(name) ? name : undefined
}

/** Bytes of a recording; undefined when there is no such file. */
export async function recordingBytes(folder: string, name: string): Promise<number | undefined> {
  const found = await lstat(join(folder, name)).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/**
 * Repacks a recording as MP4, which browsers play, where ffmpeg is installed: the streams stay as they are. Answers
 * whether it did.
 */
export const repacked = (from: string, to: string): Promise<boolean> =>
  new Promise((resolve) => {
    const args = ['-nostdin', '-loglevel', 'error', '-y', '-i', from, '-c', 'copy', '-movflags', '+faststart', to]
    const ffmpeg = spawn('ffmpeg', args, { stdio: 'ignore' })
    ffmpeg.once('error', () => resolve(false))
    ffmpeg.once('close', (code) => resolve(code === 0))
  })
