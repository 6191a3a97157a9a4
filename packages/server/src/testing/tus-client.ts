import { createHash } from 'node:crypto'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { channelIdOf, type Person } from './people.ts'
import type { TestServer } from './test-server.ts'

type Headers = Readonly<Record<string, string>>

export const sha256 = (content: Uint8Array | string, form: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(content).digest(form)

/** An MP4 by its first bytes, `bytes` long, different at every place. */
export function video(bytes: number): Buffer {
  const content = Buffer.alloc(bytes)
  for (let i = 0; i + 4 <= bytes; i += 4) content.writeUInt32LE(i ^ 0x5bd1e995, i)
  content.write('\0\0\0\x18ftypmp42', 'latin1')
  return content
}

/** Requests of the upload protocol as one of the people makes them, each header as the test wants it. */
export function tusClient(server: TestServer, who: Person = 'mainAdmin') {
  const send = (method: string, path: string, headers: Headers = {}, body?: Uint8Array | string) =>
    server.fetch(path, {
      who,
      method,
      headers: { 'tus-resumable': tusVersion, ...headers },
      ...(body === undefined ? {} : { body: body as BodyInit }),
    })
  const token = async () => (await server.as(who).uploads.uptoken({ body: { channelId: channelIdOf(who) } })).uptoken
  const create = async (
    { slot = 'lessonVideo', name = '第一课.mp4' }: { slot?: UploadSlotName; name?: string },
    headers: Headers,
    body?: Uint8Array,
  ) =>
    send(
      'POST',
      uploadsPath,
      {
        [tokenHeader]: await token(),
        'upload-metadata': metadataHeader({ slot, filename: name }),
        ...(body ? { 'content-type': pieceType } : {}),
        ...headers,
      },
      body,
    )
  const patch = (path: string, offset: number, body: Uint8Array, headers: Headers = {}) =>
    send('PATCH', path, { 'content-type': pieceType, 'upload-offset': String(offset), ...headers }, body)
  return {
    send,
    token,
    create,
    patch,
    /** Opens an upload of so many bytes and answers its path. */
    async open(length: number, file: { slot?: UploadSlotName; name?: string } = {}) {
      const answer = await create(file, { 'upload-length': String(length) })
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.headers.get('location') ?? ''
    },
    head: (path: string) => send('HEAD', path),
    /** Sends all of a file at once and answers where it is read from. */
    async whole(content: Uint8Array, file: { slot?: UploadSlotName; name?: string } = {}) {
      const answer = await create(file, { 'upload-length': String(content.length) }, content)
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
      return new URL(answer.headers.get('content-location') ?? '').pathname
    },
  }
}

/** The code of a problem that a plain request was answered with. */
export const problemCode = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]
