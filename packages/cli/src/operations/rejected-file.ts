import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { Language } from '@icss/core/copy/language.ts'
import { saveStream } from '../console/save-stream.ts'
import type { Server } from '../server/connect.ts'

/** `members.rejected.csv` beside `members.csv`; numbered where that exists, since someone may be correcting it. */
function freePath(folder: string, source: string, extension: string): string {
  const stem = basename(source, extname(source)).replace(/\.rejected(?:-\d+)?$/, '')
  for (let number = 1; ; number += 1) {
    const path = join(folder, `${stem}.rejected${number === 1 ? '' : `-${number}`}.${extension}`)
    if (!existsSync(path)) return path
  }
}

/** Saves the rejected rows of a run with their reasons; answers the file. */
export async function saveRejectedRows(
  server: Server,
  operationId: string,
  language: Language,
  place: { readonly path: string | undefined; readonly folder: string; readonly source: string },
  signal: AbortSignal,
): Promise<string> {
  const response = await server.operations.rejectedFile(
    { params: { operationId }, query: { language } },
    { timeout: 0, signal },
  )
  const extension = response.headers.get('content-type')?.includes('json') ? 'jsonl' : 'csv'
  const path = place.path ?? freePath(place.folder, place.source, extension)
  await mkdir(dirname(resolve(path)), { recursive: true })
  await saveStream(response, path)
  return path
}
