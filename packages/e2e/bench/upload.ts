import { createReadStream, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { nodeUploadTransport } from '@icss/core/uploads/node-upload-transport.ts'
import { discardUpload, transferFile } from '@icss/core/uploads/transfer.ts'
import { Agent, fetch, request } from 'undici'
import { cpuSeconds } from './cpu.ts'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'
import { startSink } from './start-sink.ts'

const mb = 1024 * 1024
const bytes = sized(1500, 2) * mb
const rounds = sized(3, 1)

/** A file that begins as an MP4 does, of bytes that no disk makes smaller. */
async function writeVideo(path: string): Promise<void> {
  const block = Buffer.alloc(mb)
  for (let i = 0; i < mb; i += 4) block.writeUInt32LE(Math.imul(i, 0x9e3779b1) >>> 0, i)
  const file = await open(path, 'w')
  try {
    const first = Buffer.from(block)
    first.write('\0\0\0\x18ftypmp42', 'latin1')
    for (let at = 0; at < bytes; at += mb) {
      block.writeUInt32LE(at / mb, 0)
      await file.write(at === 0 ? first : block)
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

/** MB/s since it was made, and seconds of work of this process, which sends, and of the one that receives. */
function watch(receiver: number) {
  const work = () => cpuSeconds(process.pid) + cpuSeconds(receiver)
  const [started, worked] = [performance.now(), work()]
  return () => ({ speed: bytes / 1e3 / (performance.now() - started), work: work() - worked })
}

type Seen = ReturnType<ReturnType<typeof watch>>

/** (u) MB/s of 1.5 GB as `icss upload` sends it, in pieces of 100 MB with checksums ÷ one PUT to a bare node:http. */
export async function measureUpload(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const source = join(product.folder, 'video.mp4')
  await writeVideo(source)
  const login = await fetch(`${product.origin}/adminLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: product.account.accountNumber, password: product.account.password }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { entity } = (await login.json()) as { entity: { channelId: string } }
  const headers = () => ({ cookie })
  const client = createClient(contract, { baseUrl: product.origin, fetch: globalThis.fetch, headers })
  const transport = nodeUploadTransport({ baseUrl: product.origin, headers })
  const kept = join(product.folder, 'sink')
  const sink = await startSink(kept)
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 })
  const ours: Seen[] = []
  const theirs: Seen[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      let seen = watch(sink.pid)
      const plain = await request(`${sink.url}video`, {
        method: 'PUT',
        dispatcher: agent,
        headers: { 'content-length': String(bytes) },
        body: createReadStream(source, { highWaterMark: mb }),
      })
      await plain.body.text()
      theirs.push(seen())
      rmSync(join(kept, 'video'))

      const token = await client.uploads.uptoken({ body: { channelId: entity.channelId } })
      let uploadId = ''
      seen = watch(product.pid)
      await transferFile(
        transport,
        { file: { name: 'video.mp4', size: bytes, source }, token, uploadId: undefined } as never,
        { slot: 'lessonVideo' },
        (event) => {
          if (event.type === 'transfer.begun') ({ uploadId } = event)
        },
        new AbortController().signal,
      )
      ours.push(seen())
      await discardUpload(transport, uploadId)
    }
  } finally {
    sink.stop()
    await agent.close()
    await transport.close()
    rmSync(source, { force: true })
  }
  const median = (all: Seen[], of: keyof Seen) =>
    quantile(
      all.map((one) => one[of]),
      0.5,
    )
  return [
    ratio('(u) 1.5 GB upload ÷ plain PUT', median(ours, 'speed'), median(theirs, 'speed'), 'MB/s', { atLeast: 0.7 }),
    ratio('(u) work of both sides ÷ plain PUT', median(ours, 'work'), median(theirs, 'work'), 's', { atMost: 1.4 }),
  ]
}
