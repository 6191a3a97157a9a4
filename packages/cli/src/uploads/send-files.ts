import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Console } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { durationWords } from '../operations/run-words.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import type { Connection } from '../server/connect.ts'
import { transferFiles } from './transfer-files.ts'

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
  readonly seconds: number
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
  connection: Connection,
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
  const started = performance.now()
  const channelId = connection.server.sessions.show().then(({ channel }) => channel.id)
  const toSend = files.map(({ source, size, changed }) => ({
    path: source,
    bytes: size,
    slot,
    key: [source, size, changed],
  }))
  const keep = (index: number, url: string) => store(files[index] as NamedFile, url)
  const { results, interrupted } = await untilInterrupted(async (signal) => ({
    results: await transferFiles(console, connection, toSend, { channelId, parallel, store: keep }, signal),
    interrupted: signal.aborted,
  }))
  const sent = results.flatMap((one, i): SentFile<Stored>[] => {
    const named = files[i]
    if (!one || !named) return []
    return 'url' in one ? [{ named, url: one.url, stored: one.stored as Stored }] : [{ named, code: one.failure.code }]
  })
  const uploaded = sent.filter((each) => 'url' in each).length
  const failed = files.length - uploaded
  const ended = failed === 0 ? exitCodes.ok : uploaded === 0 ? exitCodes.failed : exitCodes.partlyFailed
  const seconds = (performance.now() - started) / 1000
  return { sent, uploaded, failed, seconds, exitCode: interrupted ? exitCodes.interrupted : ended }
}

/** Says how many were uploaded, or how an interrupted run is gone on with. */
export function noteOutcome(console: Console<never>, outcome: Outcome<unknown>): void {
  const { uploaded, failed, seconds, exitCode } = outcome
  if (exitCode === exitCodes.interrupted) {
    console.warn(console.t('upload.interrupted'))
    return
  }
  console.note(console.t('upload.done', { uploaded, failed, time: durationWords(console, seconds) }))
  if (failed > 0) console.note(console.t('upload.again'))
}
