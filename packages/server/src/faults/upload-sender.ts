import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import type { Api } from './chamber-client.ts'

const mb = 1024 * 1024
const bytes = 16 * mb
const piece = mb

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

export interface SentUploads {
  /** Uploads that were sent whole. */
  readonly uploads: number
  /** How often one was gone on with behind a piece that broke off. */
  readonly resumed: number
  /** Uploads that did not come out as they were sent. */
  readonly different: number
}

/** Tries until there is an answer of a server; a proxy's own says that there was none. */
const patiently = async <T>(work: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await work().catch(() => undefined)
    if (found !== undefined) return found
    await sleep(50)
  }
}

/** Uploads files in small pieces until `signal`, goes on behind each that breaks off, and reads each file again. */
export async function sendUploads(
  { origin, api, headers }: { origin: string; api: Api; headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<SentUploads> {
  const { channel } = await api.sessions.show()
  const common = { ...headers, 'tus-resumable': tusVersion }
  let [uploads, resumed, different] = [0, 0, 0]
  const send = (path: string, init: RequestInit) =>
    fetch(origin + path, { ...init, headers: { ...common, ...init.headers } as Record<string, string> })
  while (!signal.aborted) {
    const content = randomBytes(bytes)
    const path = await patiently(async () => {
      const { uptoken } = await api.uploads.uptoken({ body: { channelId: channel.id } })
      const opened = await send(uploadsPath, {
        method: 'POST',
        headers: {
          [tokenHeader]: uptoken,
          'upload-length': String(bytes),
          'upload-metadata': metadataHeader({ slot: 'cloudFile', filename: 'replica.bin' }),
        },
      })
      return opened.headers.get('location') ?? undefined
    })
    let address: string | undefined
    for (let offset = 0; address === undefined;) {
      const at = offset
      const answer = await send(path, {
        method: 'PATCH',
        headers: { 'content-type': pieceType, 'upload-offset': String(at) },
        body: new Uint8Array(content.subarray(at, at + piece)),
      }).catch(() => undefined)
      if (answer?.status === 204) offset = Number(answer.headers.get('upload-offset'))
      else {
        resumed += 1
        offset = await patiently(async () => {
          const head = await send(path, { method: 'HEAD' })
          return head.status === 200 ? Number(head.headers.get('upload-offset')) : undefined
        })
        // What was acknowledged stays.
        if (offset < at) different += 1
      }
      if (offset >= bytes)
        address = await patiently(async () => {
          const head = await send(path, { method: 'HEAD' })
          return head.headers.get('content-location') ?? undefined
        })
    }
    const key = new URL(address).pathname
    const read = await patiently(async () => {
      const answer = await send(key, {})
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    })
    uploads += 1
    if (sha256(read) !== sha256(content)) different += 1
    await patiently(async () => ((await send(path, { method: 'DELETE' })).status < 500 ? true : undefined))
  }
  return { uploads, resumed, different }
}
