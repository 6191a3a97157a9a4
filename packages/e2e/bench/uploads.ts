import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { cpuSeconds, endedChildrenSeconds } from './cpu.ts'
import { icss } from './icss.ts'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Product } from './product.ts'
import { startSink } from './start-sink.ts'

const count = 200
const bytes = 5 * 1024 * 1024
const parallel = 8
const rounds = 3

/** Files that begin as an MP4 does, each with bytes of its own. */
async function writeVideos(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const content = Buffer.alloc(bytes)
  for (let at = 0; at < bytes; at += 4) content.writeUInt32LE(Math.imul(at, 0x9e3779b1) >>> 0, at)
  content.write('\0\0\0\x18ftypmp42', 'latin1')
  const files = Array.from({ length: count }, (_, i) => join(folder, `${i}.mp4`))
  for (const [i, file] of files.entries()) {
    content.writeUInt32LE(i, 64)
    await writeFile(file, content, { flush: true })
  }
  return files
}

/** curl, sending the same files side by side, each as a PUT. */
async function curl(files: readonly string[], url: string): Promise<void> {
  const lines = files.map((file) => `upload-file = "${file}"\nurl = "${url}${basename(file)}"\noutput = "/dev/null"\n`)
  const child = spawn(
    'curl',
    ['--silent', '--no-progress-meter', '--fail', '--parallel', '--parallel-max', String(parallel), '--config', '-'],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  child.stdin.end(lines.join(''))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`curl ended with ${code}.`)
}

/** MB/s of what `send` does, and the seconds that sender and receiver worked. */
async function watch(receiver: number, send: () => Promise<unknown>) {
  const work = () => endedChildrenSeconds() + cpuSeconds(receiver)
  const [started, worked] = [performance.now(), work()]
  await send()
  return { speed: (count * bytes) / 1e3 / (performance.now() - started), work: work() - worked }
}

/** (c) MB/s of 200 files of 5 MB by `icss upload` ÷ by curl, 8 at a time, to the bare node:http that takes their checksums and brings them to the disk. */
export async function measureUploads(root: string, product: Product): Promise<Measure[]> {
  const files = await writeVideos(join(product.folder, 'videos'))
  const kept = join(product.folder, 'sink')
  const sink = await startSink(kept)
  const ours: Awaited<ReturnType<typeof watch>>[] = []
  const theirs: Awaited<ReturnType<typeof watch>>[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      // New files for each: one that is written anew gets its memory back, which is cheaper than other memory.
      theirs.push(await watch(sink.pid, () => curl(files, `${sink.url}${round}-`)))
      const args = ['upload', ...files, '--slot', 'lessonVideo', '--parallel', String(parallel)]
      ours.push(await watch(product.pid, () => icss(root, product, args)))
    }
  } finally {
    sink.stop()
    rmSync(kept, { recursive: true, force: true })
    rmSync(join(product.folder, 'videos'), { recursive: true, force: true })
  }
  const median = (all: typeof ours, of: 'speed' | 'work') =>
    quantile(
      all.map((one) => one[of]),
      0.5,
    )
  const name = `(c) ${count} uploads of 5 MB`
  return [
    ratio(`${name} ÷ curl`, median(ours, 'speed'), median(theirs, 'speed'), 'MB/s', { atLeast: 0.8 }),
    ratio(`${name}, work of both sides ÷ curl`, median(ours, 'work'), median(theirs, 'work'), 's', { atMost: 1.6 }),
  ]
}
