import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { manifestName, mediaName, recordsName } from './archive-format.ts'
import type { Collected } from './collect-channel.ts'

/** Writes one entry, no faster than it is taken. */
const add = (tar: Pack, name: string, content: Buffer, mtime: Date) =>
  new Promise<void>((resolve, reject) => {
    tar.entry({ name, mtime, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
  })

async function write(tar: Pack, { manifest, records, media }: Collected): Promise<void> {
  const mtime = new Date(manifest.exportedAt)
  await add(tar, manifestName, Buffer.from(JSON.stringify(manifest)), mtime)
  for (const [i, content] of records.entries())
    await add(tar, recordsName(manifest.records[i]?.noun ?? ''), content, mtime)
  for (const { path, digest, bytes } of media) {
    const entry = tar.entry({ name: mediaName(digest), size: bytes, mtime, mode: 0o600 })
    await pipeline(createReadStream(path), entry)
  }
  tar.finalize()
}

/** A channel as an archive, in the shape in which an export of the server arrives. */
export function archiveOf(collected: Collected): Response {
  const tar = pack()
  write(tar, collected).catch((error: unknown) => tar.destroy(error as Error))
  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    // Whoever saves them gives their memory back; what ends an archive is one piece for all of them.
    for await (const chunk of tar as AsyncIterable<Buffer>) yield Uint8Array.from(chunk)
  }
  return new Response(Readable.toWeb(Readable.from(chunks())) as ReadableStream<Uint8Array>)
}
