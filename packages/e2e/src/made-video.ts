import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real mp4 of so many seconds, which every browser plays. */
export function makeVideo(seconds: number): Buffer {
  const file = join(mkdtempSync(join(tmpdir(), 'icss-video-')), 'made.mp4')
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10', '-t', String(seconds)]
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', ...picture, '-c:v', 'libvpx-vp9', file])
  return readFileSync(file)
}

/** The same video with a box of that many bytes behind it, which no player looks at: as large as one wants. */
export function enlarged(video: Buffer, bytes: number): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + bytes)
  head.write('free', 4, 'latin1')
  return Buffer.concat([video, head, randomBytes(bytes)])
}
