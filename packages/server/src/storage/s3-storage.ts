import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { measured } from './measured.ts'
import type { S3Settings } from './s3-settings.ts'
import { type ByteRange, keyForm, type PartialState, type Storage } from './storage.ts'

/** Bytes of a part; all but the last have to have at least 5 MB, and there are 10,000 of them at most. */
const partBytes = 8 * 1024 * 1024
/** What came in and is too short for a part; no object of its own. */
const tailForm = /\.tail-[0-9a-f]{12}$/

/**
 * What is acknowledged of an object that comes in: parts of one multipart upload, and the rest, too short for a part, as
 * an object of its own. All parts but the last are equally long, so that what a writer left that was never acknowledged
 * is overwritten by the one that goes on: not every service lets a part be left out.
 */
const partialState = z.object({
  uploadId: z.optional(z.string()),
  parts: z._default(z.array(z.object({ number: z.number(), etag: z.string(), bytes: z.number() })), []),
  tail: z.optional(z.object({ key: z.string(), bytes: z.number() })),
  /** A tail that the newer one has replaced. */
  staleTail: z.optional(z.string()),
  /** The object was small enough to be stored at once. */
  isWhole: z._default(z.boolean(), false),
})
type S3State = z.output<typeof partialState>

interface Failure {
  readonly name?: string
  readonly $fault?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

const isMissing = (error: unknown) =>
  ['NoSuchKey', 'NoSuchUpload', 'NotFound'].includes((error as Failure).name ?? '') ||
  (error as Failure).$metadata?.httpStatusCode === 404

/** What another look later may mend is no fault of the server. */
const worded = (cause: unknown): never => {
  const { name, $fault, $metadata } = cause as Failure
  const passes = $fault === 'server' || name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500
  throw passes ? new ProblemError('server.unavailable', { cause }) : cause
}

const ignoreMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
  return undefined
}

/** Objects in a bucket of any service that speaks S3. */
export function s3Storage(s3: S3Settings): Storage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Other services than Amazon's refuse the checksums that the client adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a storage key.')
    return { Bucket: bucket, Key: key }
  }
  const bytesOf = async (key: string, range?: ByteRange): Promise<Readable> => {
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end - 1}`
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) })).catch(worded)
    if (!Body) throw new Error('The storage answered no body.')
    return Body as Readable
  }
  const wholeOf = async (key: string, range?: ByteRange) => {
    const chunks: Buffer[] = []
    for await (const chunk of await bytesOf(key, range)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand(at(key))).catch(worded)
  }
  const putWhole = async (key: string, body: Buffer) => {
    await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: body.length })).catch(worded)
  }
  const sizeOf = async (key: string) =>
    (await client.send(new HeadObjectCommand(at(key))).catch(ignoreMissing))?.ContentLength

  const storage: Storage = {
    place: { s3 },
    async put(key, content, see) {
      const counted = measured(content, see)
      const piece = { offset: 0, state: {}, content: counted.content, isWhole: () => true }
      const { state } = await storage.append(key, piece)
      await storage.finish(key, state, counted.bytes())
      return counted.bytes()
    },
    read: bytesOf,
    head: async (key, length) => {
      const size = await sizeOf(key).catch(worded)
      if (size === undefined) throw new ProblemError('request.not_found')
      return size === 0 ? Buffer.alloc(0) : wholeOf(key, { start: 0, end: Math.min(size, length) })
    },
    delete: remove,

    async append(key, piece) {
      const before = partialState.parse(piece.state)
      let { uploadId } = before
      const parts = [...before.parts]
      let buffer = Buffer.allocUnsafe(partBytes)
      let filled = 0
      let stored = piece.offset - (before.tail?.bytes ?? 0)
      let sending = Promise.resolve()
      if (before.staleTail !== undefined) await remove(before.staleTail)

      const sendPart = async (body: Buffer) => {
        uploadId ??= (await client.send(new CreateMultipartUploadCommand(at(key))).catch(worded)).UploadId
        if (uploadId === undefined) throw new Error('The storage answered no upload id.')
        const part = { number: parts.length + 1, bytes: body.length }
        const request = { ...at(key), UploadId: uploadId, PartNumber: part.number, Body: body }
        const { ETag } = await client
          .send(new UploadPartCommand({ ...request, ContentLength: body.length }))
          .catch((error: unknown) =>
            isMissing(error) ? Promise.reject(new ProblemError('upload.gone')) : worded(error),
          )
        parts.push({ ...part, etag: ETag ?? '' })
      }
      /** Sends what was gathered while the next part is. */
      const flush = async () => {
        await sending
        const body = buffer.subarray(0, filled)
        stored += filled
        buffer = Buffer.allocUnsafe(partBytes)
        filled = 0
        sending = sendPart(body)
        // Awaited before the next part; a failure in between must not count as unhandled.
        sending.catch(() => {})
      }
      const take = async (chunk: Buffer) => {
        for (let from = 0; from < chunk.length;) {
          const copied = chunk.copy(buffer, filled, from)
          from += copied
          filled += copied
          if (filled === partBytes) await flush()
        }
      }
      try {
        if (before.tail) await take(await wholeOf(before.tail.key))
        for await (const chunk of piece.content) await take(chunk)
      } finally {
        await sending
      }
      const rest = buffer.subarray(0, filled)
      const isWhole = piece.isWhole(stored + filled)
      const state: S3State = { uploadId, parts, isWhole: false, staleTail: before.tail?.key }
      if (isWhole && uploadId === undefined) {
        await putWhole(key, rest)
        state.isWhole = true
      } else if (isWhole && rest.length > 0) {
        await sendPart(rest)
        state.uploadId = uploadId
      } else if (rest.length > 0) {
        // A name of its own: the acknowledged tail stays until this one is.
        const tail = { key: `${key}.tail-${randomBytes(6).toString('hex')}`, bytes: rest.length }
        await putWhole(tail.key, rest)
        state.tail = tail
      }
      return { stored: stored + rest.length, state: JSON.parse(JSON.stringify(state)) as PartialState }
    },

    async finish(key, state, bytes) {
      const { uploadId, parts, isWhole, staleTail } = partialState.parse(state)
      if (!isWhole && uploadId !== undefined) {
        const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
        const request = { ...at(key), UploadId: uploadId, MultipartUpload: { Parts } }
        await client.send(new CompleteMultipartUploadCommand(request)).catch((error: unknown) => {
          // Two wrote at the same time through two servers, and one replaced a part of the other.
          if ((error as Failure).name === 'InvalidPart') throw new ProblemError('upload.gone', { cause: error })
          // The process may have died behind this, before anyone was told of it.
          return isMissing(error) ? undefined : worded(error)
        })
      }
      if ((await sizeOf(key).catch(worded)) !== bytes) throw new ProblemError('upload.gone')
      if (staleTail !== undefined) await remove(staleTail)
    },

    async discard(key, state) {
      const { uploadId, tail, staleTail } = partialState.parse(state)
      if (uploadId !== undefined)
        await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId })).catch(ignoreMissing)
      for (const one of [tail?.key, staleTail, key]) if (one !== undefined) await remove(one)
    },

    async *list() {
      for (let token: string | undefined, more = true; more;) {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket: bucket, ...(token ? { ContinuationToken: token } : {}) }))
          .catch(worded)
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          if (keyForm.test(Key) && !tailForm.test(Key)) yield { key: Key, bytes: Size }
        token = page.NextContinuationToken
        more = page.IsTruncated === true
      }
    },
  }
  return storage
}
