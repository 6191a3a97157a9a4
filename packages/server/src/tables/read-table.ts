import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import { maxTableBytes, maxTableRows } from '@icss/core/spreadsheets/read-table.ts'
import { uuid } from '../database/uuids.ts'
import { FairQueue } from '../background/fair-queue.ts'
import type { Context } from '../http/handler.ts'
import { requestLanguage } from '../http/request-language.ts'
import type { PlannedKind, plannedTables } from '../imports/imported-tables.ts'
import { judgeInThread } from '../imports/judging-threads.ts'
import { storeTable } from '../imports/store-table.ts'
import type { UnicodeEncoding } from '../text/text-encoding.ts'

type Row<Kind extends PlannedKind> = z.output<Awaited<ReturnType<(typeof plannedTables)[Kind]>>['schema']>

interface Read<Kind extends PlannedKind> {
  readonly rows: { readonly line: number; readonly row: Row<Kind> }[]
  readonly rejected: RejectedRow[]
}

/** Beside the threads of imports, which the queue of runs bounds, one judges tables that are read for plans. */
const queue = new FairQueue(1)

async function judge<Kind extends PlannedKind>(
  kind: Kind,
  file: Pick<Parameters<typeof judgeInThread>[0], 'place' | 'fileKey' | 'bytes' | 'language'> & {
    readonly unicode: UnicodeEncoding | undefined
  },
): Promise<Read<Kind>> {
  const most = { rows: maxTableRows + 1, bytes: maxTableBytes }
  const judging = await judgeInThread({ ...file, kind, strict: true, done: 0, most })
  try {
    const rows: { line: number; row: Row<Kind> }[] = []
    const rejected: RejectedRow[] = []
    let count = 0
    for (let batch = await judging.next({ packed: false }); batch; batch = await judging.next({ packed: false })) {
      count += batch.rows
      if (count > maxTableRows) throw new ProblemError('rule.too_many', { params: { max: maxTableRows, count } })
      for (const { line, draft } of batch.good ?? []) rows.push({ line, row: draft as Row<Kind> })
      for (const { line, faults } of batch.rejected) rejected.push(...faults.map((fault) => ({ line, ...fault })))
    }
    return { rows, rejected }
  } finally {
    await judging.close()
  }
}

/** Reads a small table, of any format and encoding that imports read, at once; nothing of it is kept. */
export async function readTable<Kind extends PlannedKind>(
  {
    session,
    services: { storage },
    request,
  }: Pick<Context, 'services' | 'request'> & {
    readonly session: { readonly channel: { readonly id: string } }
  },
  kind: Kind,
  body: Readable,
): Promise<Read<Kind>> {
  const channelId = session.channel.id
  const fileKey = `imports/${channelId}/${uuid()}`
  const { bytes, unicode } = await storeTable(storage, fileKey, { request, body, maxBytes: maxTableBytes })
  try {
    const language = requestLanguage(request)
    return await queue.run(channelId, () => judge(kind, { place: storage.place, fileKey, bytes, language, unicode }))
  } finally {
    await storage.delete(fileKey)
  }
}
