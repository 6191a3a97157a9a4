import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import * as z from 'zod/mini'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { nodeUploadTransport } from '@icss/core/uploads/node-upload-transport.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Console } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect } from '../server/connect.ts'
import { KeptUploads } from './kept-uploads.ts'
import { sendUpload } from './send-upload.ts'
import { openUploadView } from './upload-view.ts'

const item = z.object({
  file: z.string(),
  bytes: z.number(),
  /** Where it is read from; null when it failed. */
  url: z.nullable(z.string()),
  /** Why it failed, a code of the catalogue. */
  code: z.nullable(z.string()),
})

export const answer = z.object({ items: z.array(item), uploaded: z.number(), failed: z.number() })

interface Given {
  readonly files: readonly string[]
  readonly slot: UploadSlotName
  readonly parallel: number
}

const unreadable = (file: string, cause: unknown) =>
  new CliError('fileUnreadable', exitCodes.usage, { file, reason: (cause as Error).message }, cause)

/** Uploads files side by side and prints where each is read from, in the order that they were named. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { files: named, slot, parallel }: Given,
): Promise<ExitCode> {
  const files = await Promise.all(
    named.map(async (file) => {
      const path = resolve(file)
      const found = await stat(path).catch((cause: unknown) => {
        throw unreadable(file, cause)
      })
      if (!found.isFile()) throw unreadable(file, new Error('EISDIR'))
      return { name: basename(path), size: found.size, source: path, changed: found.mtimeMs }
    }),
  )
  const { server, options, chosen } = await connect(console)
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
  const items: (z.output<typeof item> | undefined)[] = files.map(() => undefined)
  const view = await openUploadView(console, files)
  let warned = false

  const one = async (index: number, signal: AbortSignal) => {
    const file = files[index]
    if (!file) return
    const sent = await sendUpload({
      slot,
      file,
      key: [chosen.server, channel.id, slot, file.source, file.size, file.changed].join('\n'),
      transport,
      fetchToken: () => server.uploads.uptoken({ body: { channelId: channel.id } }),
      kept,
      onStored: (bytes) => view.update(index, bytes),
      signal,
    })
    if ('failure' in sent) {
      items[index] = { file: named[index] ?? '', bytes: file.size, url: null, code: sent.failure.code }
      const { says, fix } = words(sent.failure)
      view.say(console.t('upload.failure', { file: file.name, says, fix }))
      return
    }
    items[index] = { file: named[index] ?? '', bytes: file.size, url: sent.url, code: null }
    const filetype = /\.\w+$/.exec(file.name)?.[0] ?? 'file'
    const filename = sent.url.slice(sent.url.lastIndexOf(objectsPath) + objectsPath.length)
    const body = { channelId: channel.id, filesize: file.size, filename, filetype }
    const { state, used, quota } = await server.uploads.updateUseTotal({ body })
    if (state === 'free' || warned) return
    warned = true
    view.say(console.t('upload.quota', { used: sizeText(used), quota: sizeText(quota) }))
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
  const done = items.filter((one) => one !== undefined)
  const uploaded = done.filter(({ url }) => url !== null).length
  const failed = files.length - uploaded
  if (console.json) console.printJson({ items: done, uploaded, failed })
  else for (const { url } of done) if (url !== null) console.print(url)
  if (interrupted) {
    console.warn(console.t('upload.interrupted'))
    return exitCodes.interrupted
  }
  console.note(console.t('upload.done', { uploaded, failed }))
  if (failed === 0) return exitCodes.ok
  return uploaded === 0 ? exitCodes.failed : exitCodes.partlyFailed
}
