import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { nodeUploadTransport } from '@icss/core/uploads/node-upload-transport.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Console } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import type { Connection } from '../server/connect.ts'
import { KeptUploads } from './kept-uploads.ts'
import { sendUpload } from './send-upload.ts'
import { openUploadView } from './upload-view.ts'

/** A file that was named on the command line. */
export interface NamedFile {
  readonly file: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** What came of a file: `stored` is what was made of it. */
export type SentFile<Stored> =
  | { readonly named: NamedFile; readonly url: string; readonly stored: Stored }
  | { readonly named: NamedFile; readonly code: string }

export interface Outcome<Stored> {
  /** Those that came to an end, in the order that they were named. */
  readonly sent: readonly SentFile<Stored>[]
  readonly uploaded: number
  readonly failed: number
  readonly exitCode: ExitCode
}

const unreadable = (file: string, cause: unknown) =>
  new CliError('fileUnreadable', exitCodes.usage, { file, reason: (cause as Error).message }, cause)

const readable = async (file: string) => {
  const path = resolve(file)
  const found = await stat(path).catch((cause: unknown) => {
    throw unreadable(file, cause)
  })
  if (!found.isFile()) throw unreadable(file, new Error('EISDIR'))
  return { file, name: basename(path), size: found.size, source: path, changed: found.mtimeMs }
}

/**
 * Uploads files side by side, says what is wrong with some of each, and does `store` with every one that is uploaded.
 * A file that was interrupted is gone on with by the next run.
 */
export async function sendFiles<Stored>(
  console: Console<never>,
  { server, options, chosen }: Connection,
  {
    files: paths,
    slot,
    parallel,
    store,
  }: {
    readonly files: readonly string[]
    readonly slot: UploadSlotName
    readonly parallel: number
    readonly store: (file: NamedFile, url: string) => Promise<Stored>
  },
): Promise<Outcome<Stored>> {
  const files = await Promise.all(paths.map(readable))
  const { channel } = await server.sessions.show()
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']
  const transport = nodeUploadTransport({
    baseUrl: chosen.server,
    headers: options.headers ?? (() => ({})),
    connections: parallel,
    usesProxies: proxies.some((name) => Boolean(console.env[name])),
  })
  const kept = new KeptUploads(console.env)
  const words = ({ code, params }: FieldError) =>
    wordError(console.language === 'zh' ? catalogueZh : catalogueEn, console.language, { code, params })
  const all: (SentFile<Stored> | undefined)[] = files.map(() => undefined)
  const view = await openUploadView(console, files)
  let warned = false

  const account = async ({ name, size }: NamedFile, url: string) => {
    const filetype = /\.\w+$/.exec(name)?.[0] ?? 'file'
    const filename = url.slice(url.lastIndexOf(objectsPath) + objectsPath.length)
    const body = { channelId: channel.id, filesize: size, filename, filetype }
    const { state, used, quota } = await server.uploads.updateUseTotal({ body })
    if (state === 'free' || warned) return
    warned = true
    view.say(console.t('upload.quota', { used: sizeText(used), quota: sizeText(quota) }))
  }

  const one = async (index: number, signal: AbortSignal) => {
    const named = files[index]
    if (!named) return
    const fail = (failure: FieldError) => {
      all[index] = { named, code: failure.code }
      const { says, fix } = words(failure)
      view.say(console.t('upload.failure', { file: named.name, says, fix }))
    }
    const sent = await sendUpload({
      slot,
      file: named,
      key: [chosen.server, channel.id, slot, named.source, named.size, named.changed].join('\n'),
      transport,
      fetchToken: () => server.uploads.uptoken({ body: { channelId: channel.id } }),
      kept,
      onStored: (bytes) => view.update(index, bytes),
      signal,
    })
    if ('failure' in sent) return fail(sent.failure)
    await account(named, sent.url)
    try {
      all[index] = { named, url: sent.url, stored: await store(named, sent.url) }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      fail({ code: error.code, params: error.params })
    }
  }

  const interrupted = await untilInterrupted(async (signal) => {
    let next = 0
    const lane = async () => {
      while (next < files.length && !signal.aborted) await one((next += 1) - 1, signal)
    }
    const lanes = await Promise.allSettled(Array.from({ length: Math.min(parallel, files.length) }, lane))
    if (signal.aborted) return true
    for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
    return false
  }).finally(async () => {
    await view.close()
    await transport.close()
  })
  const sent = all.filter((each) => each !== undefined)
  const uploaded = sent.filter((each) => 'url' in each).length
  const failed = files.length - uploaded
  const ended = failed === 0 ? exitCodes.ok : uploaded === 0 ? exitCodes.failed : exitCodes.partlyFailed
  return { sent, uploaded, failed, exitCode: interrupted ? exitCodes.interrupted : ended }
}

/** Says how many were uploaded, or how an interrupted run is gone on with. */
export function noteOutcome(console: Console<never>, { uploaded, failed, exitCode }: Outcome<unknown>): void {
  if (exitCode === exitCodes.interrupted) console.warn(console.t('upload.interrupted'))
  else console.note(console.t('upload.done', { uploaded, failed }))
}
