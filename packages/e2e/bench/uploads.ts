import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import { maxTokens, uploadToken } from '@icss/core/uploads/upload-token.ts'
import { fetch } from 'undici'
import { cpuSeconds, endedChildrenSeconds } from './cpu.ts'
import { icss } from './icss.ts'
import { atMost, type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'
import { sized } from './sized.ts'
import { startSink } from './start-sink.ts'

const count = sized(200, 2)
const bytes = sized(5, 1) * 1024 * 1024
const parallel = 8
const rounds = sized(3, 1)

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

/** curl, sending files side by side, each with options of its own. */
async function curl(transfers: readonly (readonly string[])[]): Promise<void> {
  const common = ['silent', 'fail', 'output = "/dev/null"']
  const sections = transfers.map((options) => [...common, ...options].join('\n'))
  const child = spawn(
    'curl',
    ['--no-progress-meter', '--parallel', '--parallel-max', String(parallel), '--config', '-'],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  child.stdin.end(sections.join('\nnext\n'))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`curl ended with ${code}.`)
}

/** The same files, each as a PUT. */
const putEach = (files: readonly string[], url: string) =>
  files.map((file) => [`upload-file = "${file}"`, `url = "${url}${basename(file)}"`])

/** As `icss` does: a token for each, by the batch, and each with its checksum in the request that opens its upload. */
async function uploadEach(
  files: readonly string[],
  digests: readonly string[],
  { origin }: Product,
  { cookie, channelId }: BenchSession,
) {
  const tokens: string[] = []
  while (tokens.length < files.length) {
    const answer = await fetch(`${origin}/admin/uptoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ channelId, count: Math.min(maxTokens, files.length - tokens.length) }),
    })
    const { more = [], ...first } = uploadToken.parse(await answer.json())
    tokens.push(...[first, ...more].map(({ uptoken }) => uptoken))
  }
  return files.map((file, i) => {
    const headers = {
      cookie,
      'tus-resumable': tusVersion,
      [tokenHeader]: tokens[i],
      'upload-length': String(bytes),
      'upload-metadata': metadataHeader({ slot: 'lessonVideo', filename: basename(file) }),
      'upload-checksum': `sha256 ${digests[i]}`,
      'content-type': pieceType,
      // It would wait for a word of the server before each body.
      expect: '',
    }
    return [
      'request = "POST"',
      `upload-file = "${file}"`,
      `url = "${origin}${uploadsPath}"`,
      ...Object.entries(headers).map(([name, value]) => `header = "${name}: ${value}"`),
    ]
  })
}

/** MB/s of what `send` does, and the seconds that sender and receiver worked. */
async function watch(receiver: number, send: () => Promise<unknown>) {
  const work = () => endedChildrenSeconds() + cpuSeconds(receiver)
  const [started, worked] = [performance.now(), work()]
  await send()
  return { speed: (count * bytes) / 1e3 / (performance.now() - started), work: work() - worked }
}

/** (c) MB/s of 200 files of 5 MB by `icss upload` ÷ by curl, 8 at a time, to the bare node:http that takes their checksums and brings them to the disk; and by curl to the product's own server; (e) its memory. */
export async function measureUploads(bench: Bench): Promise<Measure[]> {
  const { root } = bench
  const product = await bench.product()
  const files = await writeVideos(join(product.folder, 'videos'))
  const kept = join(product.folder, 'sink')
  const sink = await startSink(kept)
  const ours: Awaited<ReturnType<typeof watch>>[] = []
  const theirs: Awaited<ReturnType<typeof watch>>[] = []
  const same: Awaited<ReturnType<typeof watch>>[] = []
  const memory: number[] = []
  const session = await openSession(product)
  const digests = await Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('base64'),
    ),
  )
  try {
    for (let round = 0; round < rounds; round += 1) {
      // New files for each: one that is written anew gets its memory back, which is cheaper than other memory.
      theirs.push(await watch(sink.pid, () => curl(putEach(files, `${sink.url}${round}-`))))
      const args = ['upload', ...files, '--slot', 'lessonVideo', '--parallel', String(parallel)]
      ours.push(await watch(product.pid, async () => memory.push((await icss(root, product, args)).memory)))
      const transfers = await uploadEach(files, digests, product, session)
      same.push(await watch(product.pid, () => curl(transfers)))
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
    ratio(`${name} ÷ curl to the same server`, median(ours, 'speed'), median(same, 'speed'), 'MB/s', { atLeast: 0.8 }),
    ratio(`${name}, work of both sides ÷ curl`, median(ours, 'work'), median(theirs, 'work'), 's', { atMost: 1.6 }),
    atMost('(e) peak memory of icss, uploads', Math.max(...memory), 'MB', 150),
  ]
}
