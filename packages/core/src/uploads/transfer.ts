import { fromCallback } from 'xstate'
import type { FieldError } from '../errors/field-error.ts'
import { problem } from '../errors/problem.ts'
import { check } from '../rules/check.ts'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from './tus.ts'
import type { UploadSlotName } from './upload-slot.ts'
import type { TransferInput, UploadEvent, UploadFile } from './upload.machine.ts'

/** One request of a transfer. `body` is what the transport's own `piece` gave. */
export interface TransferRequest<Body> {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  /** Path on the server. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body
  /** Told how many bytes of the body are on their way. */
  readonly onSent?: (bytes: number) => void
  readonly signal: AbortSignal
}

export interface TransferAnswer {
  readonly status: number
  readonly header: (name: string) => string | undefined
  /** The body, as text. */
  readonly text: string
}

/** A piece of a file; its SHA-256 as base64, where the platform can tell it. */
export interface Piece<Body> {
  readonly body: Body
  readonly sha256: string | undefined
}

/** How bytes get from a file to the server: a browser and a command line have ways of their own. */
export interface UploadTransport<Body> {
  /** Bytes of a file, `end` exclusive. */
  readonly piece: (file: UploadFile, start: number, end: number) => Promise<Piece<Body>>
  /** Rejects when there is no answer. */
  readonly send: (request: TransferRequest<Body>) => Promise<TransferAnswer>
}

/** Why a transfer ended without an object; an answer of the server's own, or a lost connection. */
class TransferFault extends Error {
  override readonly name = 'TransferFault'
  readonly failure: FieldError

  constructor(failure: FieldError) {
    super(failure.code)
    this.failure = failure
  }
}

const lost: FieldError = { code: 'upload.failed', params: {} }

function faultOf({ status, text }: TransferAnswer): TransferFault {
  if (status === 404 || status === 410) return new TransferFault({ code: 'upload.gone', params: {} })
  try {
    const answer = check(problem, JSON.parse(text))
    if (answer.ok) return new TransferFault({ code: answer.value.code, params: answer.value.params ?? {} })
  } catch {
    // Not ours: a proxy's page.
  }
  return new TransferFault(lost)
}

/** Milliseconds between two reports of how far a piece is: who shows it draws no more often. */
const reportEvery = 50

/** Bytes of a file at most that is sent with the request that opens its upload. */
const atOnceBytes = 8 * 1024 * 1024

const pathOf = (uploadId: string) => `${uploadsPath}/${encodeURIComponent(uploadId)}`

/** Drops what an upload has stored. */
export async function discardUpload<Body>(transport: UploadTransport<Body>, uploadId: string): Promise<void> {
  const signal = new AbortController().signal
  await transport.send({ method: 'DELETE', path: pathOf(uploadId), headers: { 'tus-resumable': tusVersion }, signal })
}

export interface TransferOptions {
  readonly slot: UploadSlotName
  /** SHA-256 of the whole file, hex, where it is known: by it the file is found again. */
  readonly digest?: string
  /** Notes the upload that the file becomes, for whoever goes on with it: awaited before any of its bytes are sent. */
  readonly note?: (uploadId: string) => Promise<void>
  /** Bytes that one request carries; the token names them unless given here. */
  readonly chunkBytes?: number
}

type Report = (event: Extract<UploadEvent, { type: `transfer.${string}` }>) => void

/**
 * Sends a file piece by piece, from the last stored byte on where there is one, and reports as it goes. Resolves with
 * where the file is read from. Nothing is tried again by itself.
 */
export async function transferFile<Body>(
  transport: UploadTransport<Body>,
  { file, token, uploadId }: TransferInput,
  { slot, digest, note, chunkBytes = token.chunkBytes }: TransferOptions,
  report: Report,
  signal: AbortSignal,
): Promise<string> {
  const common = { 'tus-resumable': tusVersion }
  const send = async (request: Omit<TransferRequest<Body>, 'signal'>) => {
    const answer = await transport
      .send({ ...request, headers: { ...common, ...request.headers }, signal })
      .catch(() => {
        throw new TransferFault(lost)
      })
    if (answer.status < 200 || answer.status >= 300) throw faultOf(answer)
    return answer
  }
  const pieceAt = (start: number) => transport.piece(file, start, Math.min(file.size, start + chunkBytes))
  const pieceHeaders = ({ sha256 }: Piece<Body>) => ({
    'content-type': pieceType,
    ...(sha256 === undefined ? {} : { 'upload-checksum': `sha256 ${sha256}` }),
  })
  let reportedAt = -Infinity
  const onSent = (from: number) => (bytes: number) => {
    const now = performance.now()
    if (now - reportedAt < reportEvery) return
    reportedAt = now
    report({ type: 'transfer.progress', stored: Math.min(file.size, from + bytes) })
  }
  const storedOf = (answer: TransferAnswer) => {
    const stored = Number(answer.header('upload-offset') ?? Number.NaN)
    if (!Number.isSafeInteger(stored)) throw new TransferFault(lost)
    return stored
  }

  let answer: TransferAnswer
  let id = uploadId
  if (id === undefined) {
    // A small file comes with the request that opens its upload; a larger one could not be gone on with if that broke off.
    const isSmall = file.size <= Math.min(chunkBytes, atOnceBytes)
    const first = isSmall && (!note || token.uploadId !== undefined) ? await pieceAt(0) : undefined
    if (first && token.uploadId !== undefined) await note?.(token.uploadId)
    answer = await send({
      method: 'POST',
      path: uploadsPath,
      headers: {
        [tokenHeader]: token.uptoken,
        'upload-length': String(file.size),
        'upload-metadata': metadataHeader({
          slot,
          filename: file.name,
          ...(digest === undefined ? {} : { sha256: digest }),
        }),
        ...(first ? pieceHeaders(first) : {}),
      },
      ...(first ? { body: first.body, onSent: onSent(0) } : {}),
    })
    id = answer.header('location')?.split('/').at(-1) ?? ''
    if (!first) await note?.(id)
    report({ type: 'transfer.begun', uploadId: id })
  } else {
    answer = await send({ method: 'HEAD', path: pathOf(id), headers: {} })
    if (Number(answer.header('upload-length')) !== file.size)
      throw new TransferFault({ code: 'upload.gone', params: {} })
  }
  let stored = storedOf(answer)
  report({ type: 'transfer.progress', stored })
  let next = stored < file.size ? pieceAt(stored) : undefined
  while (next) {
    const piece = await next
    const end = Math.min(file.size, stored + chunkBytes)
    // The next piece is read, and its checksum taken, while this one is on its way.
    const following = end < file.size ? pieceAt(end) : undefined
    following?.catch(() => {})
    answer = await send({
      method: 'PATCH',
      path: pathOf(id),
      headers: { ...pieceHeaders(piece), 'upload-offset': String(stored) },
      body: piece.body,
      onSent: onSent(stored),
    })
    stored = storedOf(answer)
    report({ type: 'transfer.progress', stored })
    next = stored === end ? following : pieceAt(stored)
    if (stored >= file.size) next = undefined
  }
  const url = answer.header('content-location')
  if (url === undefined) throw new TransferFault(lost)
  return url
}

/** The actor `transfer` of the upload machine over a transport; stopping it cancels what is on its way. */
export const transferActor = <Body>(transport: UploadTransport<Body>, options: TransferOptions) =>
  fromCallback<UploadEvent, TransferInput>(({ input, sendBack }) => {
    const cancelled = new AbortController()
    transferFile(transport, input, options, sendBack, cancelled.signal).then(
      (url) => sendBack({ type: 'transfer.done', url }),
      (error: unknown) => {
        if (cancelled.signal.aborted) return
        sendBack({ type: 'transfer.failed', failure: error instanceof TransferFault ? error.failure : lost })
      },
    )
    return () => cancelled.abort()
  })
