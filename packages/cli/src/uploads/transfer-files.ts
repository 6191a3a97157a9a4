import { basename } from 'node:path'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { type NodeUploadTransport, nodeUploadTransport } from '@icss/core/uploads/node-upload-transport.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Console } from '../console/console.ts'
import { inLanes } from '../console/in-lanes.ts'
import { wordProblem } from '../errors/report-error.ts'
import { proxiesOf } from '../server/client-options.ts'
import type { Connection } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'
import { askedAsTold, secondsTold } from '../server/waiting-as-told.ts'
import { type Finished, KeptUploads } from './kept-uploads.ts'
import { sendUpload } from './send-upload.ts'
import { tokenStock } from './token-stock.ts'
import { openUploadView } from './upload-view.ts'

const endsLogin: ReadonlySet<string> = new Set(['session.needed', 'session.expired'])

/** A file to be sent. `key` tells it from others, so that a later run goes on with it. */
export interface FileToSend {
  readonly path: string
  readonly bytes: number
  readonly slot: UploadSlotName
  readonly key: readonly (string | number)[]
  /** SHA-256 of its content, hex, where it is to be found again by it. */
  readonly digest?: string
}

/** What came of a file: where it is read from and what `store` answered, or why it failed. */
export type Transferred = Finished | { readonly failure: FieldError }

/**
 * Sends files side by side and shows how far they are; what went wrong with one is said at once. Answers for each what
 * came of it, nothing for those that were not begun when `signal` was aborted.
 */
export async function transferFiles(
  console: Omit<Console, 'printJson'>,
  { server, options, chosen }: Connection,
  files: readonly FileToSend[],
  {
    channelId: session,
    parallel,
    store = () => Promise.resolve(),
  }: {
    /** Of the session; the first files are read while it is asked for. */
    readonly channelId: Promise<string>
    readonly parallel: number
    /** What is done with a file once it is uploaded; a refusal of the server counts as its failure. */
    readonly store?: (index: number, url: string) => Promise<unknown>
  },
  signal: AbortSignal,
): Promise<readonly (Transferred | undefined)[]> {
  const plain = nodeUploadTransport({
    baseUrl: chosen.server,
    headers: options.headers ?? (() => ({})),
    connections: parallel,
    proxies: proxiesOf(console.env),
  })
  // As calls do, pieces wait when they are told to.
  const transport: NodeUploadTransport = {
    ...plain,
    send: (request) =>
      askedAsTold(console, () => plain.send(request), {
        told: ({ status, header }) => secondsTold(status, header('retry-after')),
        signal: request.signal,
      }),
  }
  const kept = new KeptUploads(console.env)
  // Awaited when the first files are being read; it must not count as unhandled until then.
  session.catch(() => {})
  let channelId: string
  try {
    if (await kept.isEmpty()) for (const file of files.slice(0, parallel)) transport.readAhead(file)
    channelId = await session
  } catch (error) {
    await transport.close()
    throw error
  }
  const fetchToken = tokenStock((count) => server.uploads.uptoken({ body: { channelId, count } }), files.length)
  const view = await openUploadView(
    console,
    files.map(({ path, bytes }) => ({ name: basename(path), size: bytes })),
  )
  const results: (Transferred | undefined)[] = files.map(() => undefined)
  let lastSent: { readonly url: string; readonly file: FileToSend } | undefined

  const account = async (url: string, { path, bytes }: FileToSend) => {
    const filename = url.slice(url.lastIndexOf(objectsPath) + objectsPath.length)
    const filetype = /\.\w+$/.exec(path)?.[0] ?? 'file'
    const body = { channelId, filesize: bytes, filename, filetype }
    const call = () => server.uploads.updateUseTotal({ body })
    return patiently(call, { lost: () => {}, back: () => {} }, signal)
  }
  /** The server has counted what it stored: asked once, it says of all together how full it is. */
  const warnOfQuota = async () => {
    if (!lastSent) return
    const { state, used, quota } = await account(lastSent.url, lastSent.file)
    if (state !== 'free') console.warn(console.t('upload.quota', { used: sizeText(used), quota: sizeText(quota) }))
  }
  const fail = (index: number, file: FileToSend, failure: FieldError) => {
    results[index] = { failure }
    view.failed(index)
    console.warn(console.t('upload.failure', { file: basename(file.path), ...wordProblem(console, failure) }))
  }

  const keyOf = ({ slot, key }: FileToSend) => [chosen.server, channelId, slot, ...key].join('\n')
  /** What an earlier run of the command had done with, as long as it is still stored. */
  const finishedBefore = async (file: FileToSend): Promise<Finished | undefined> => {
    const finished = await kept.findFinished(keyOf(file))
    if (!finished) return undefined
    try {
      await account(finished.url, file)
      return finished
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'request.not_found') throw error
      await kept.forget(keyOf(file))
      return undefined
    }
  }
  const one = async (file: FileToSend, index: number) => {
    const { path, bytes, slot, digest } = file
    const before = await finishedBefore(file)
    if (before) {
      view.update(index, bytes)
      results[index] = before
      return
    }
    const sent = await sendUpload({
      slot,
      file: { name: basename(path), size: bytes, source: path },
      key: keyOf(file),
      ...(digest === undefined ? {} : { digest }),
      transport,
      fetchToken,
      kept,
      onStored: (stored) => view.update(index, stored),
      signal,
    })
    if ('failure' in sent) {
      transport.leave(path)
      // Every other file would fail as well: once somebody has logged in, all of it is gone on with.
      if (endsLogin.has(sent.failure.code)) throw new ProblemError(sent.failure.code, { params: sent.failure.params })
      return fail(index, file, sent.failure)
    }
    lastSent = { url: sent.url, file }
    try {
      const finished = { url: sent.url, stored: await store(index, sent.url) }
      await kept.keepFinished(keyOf(file), finished)
      results[index] = finished
    } catch (error) {
      if (!(error instanceof ProblemError) || endsLogin.has(error.code)) throw error
      fail(index, file, { code: error.code, params: error.params })
    }
  }

  try {
    await inLanes(files, parallel, one, signal)
    if (!signal.aborted) await warnOfQuota()
    if (results.every((result) => result !== undefined && 'url' in result)) await kept.forget(...files.map(keyOf))
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await view.close()
    await transport.close()
    await kept.close()
  }
  return results
}
