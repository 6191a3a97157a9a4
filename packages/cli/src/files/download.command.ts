import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { fileDownload } from '@icss/core/files/file-address.ts'
import { copyNameOf, plainNameOf, savedNameOf } from '@icss/core/files/file.ts'
import type { CloudFile } from '@icss/core/files/files.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import type { Takes } from '../commands/takes.ts'
import { idOf } from '../console/given-id.ts'
import { saveStream } from '../console/save-stream.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect, type Connection } from '../server/connect.ts'

const ids = {
  ids: { argument: 'many', text: { zh: '文件编号，可以多个', en: 'ids of files' } },
} as const satisfies Takes

const item = z.object({ id: z.string(), file: z.string(), bytes: z.number() })

/** A path in `folder` that is not taken, for a file of that name, of which no part is a path. */
function freePath(folder: string, name: string): string {
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, copyNameOf(plainNameOf(name), copy))
    if (!existsSync(path)) return path
  }
}

async function open({ chosen, options }: Connection, id: string, signal: AbortSignal): Promise<Response> {
  const response = await options.fetch(chosen.server + fileDownload(id), { headers: options.headers?.() ?? {}, signal })
  if (response.ok) return response
  await response.body?.cancel()
  throw new ProblemError(response.status === 404 ? 'request.not_found' : 'client.unexpected_answer', {
    status: response.status,
  })
}

export default command({
  summary: { zh: '下载文件', en: 'Download files' },
  takes: {
    ...ids,
    output: {
      value: 'folder',
      short: 'o',
      suggest: 'files',
      default: '.',
      text: { zh: '保存到此目录；同名的文件不会被覆盖', en: 'save into this folder; nothing there is overwritten' },
    },
  },
  examples: {
    zh: [`icss files download ${exampleId} -o 下载`],
    en: [`icss files download ${exampleId} -o downloads`],
  },
  calls: ['files.show'],
  exits: ['interrupted'],
  answer: z.object({ items: z.array(item) }),
  /** Saves files one after the other, each under its name; one that breaks off leaves nothing. */
  async run(console, { ids, output }) {
    const connection = await connect(console)
    const items: z.output<typeof item>[] = []
    const found: CloudFile[] = []
    for (const id of new Set(ids.map(idOf))) found.push(await connection.server.files.show({ params: { id } }))
    await mkdir(output, { recursive: true }).catch((cause: unknown) => {
      throw new CliError('cannotWrite', exitCodes.failed, { file: output, reason: (cause as Error).message }, cause)
    })
    const isEnded = await untilInterrupted(async (signal) => {
      for (const one of found) {
        const file = freePath(output, savedNameOf(one))
        try {
          const bytes = await saveStream(await open(connection, one.id, signal), file)
          items.push({ id: one.id, file, bytes })
          if (!console.json) console.print(file)
        } catch (error) {
          if (signal.aborted) return false
          throw error
        }
      }
      return true
    })
    if (console.json) console.printJson({ items })
    if (!isEnded) {
      console.warn(console.t('export.interrupted'))
      return exitCodes.interrupted
    }
    console.note(console.t('files.saved', { count: items.length }))
    return exitCodes.ok
  },
})
