import { copyEn } from '@icss/core/copy/copy.en.ts'
import { copyZh } from '@icss/core/copy/copy.zh.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import type { importsContract } from '@icss/core/imports/imports.contract.ts'
import { maxTableRows } from '@icss/core/spreadsheets/read-table.ts'
import { uuid } from '../database/uuids.ts'
import { FairQueue } from '../background/fair-queue.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { requestLanguage } from '../http/request-language.ts'
import { kindsOf } from '../operations/visible-runs.ts'
import { lookInThread } from './judging-threads.ts'
import { storeTable } from './store-table.ts'
import { templateOf } from './template-of.ts'

/** Beside the threads of imports, one looks at tables. */
const queue = new FairQueue(1)

function refuseOthers(context: Pick<Context, 'session' | 'login'>, kind: ImportKind) {
  const run = `${kind}.import` as const
  if (!kindsOf(context).includes(run)) throw new ProblemError('request.not_found')
  return run
}

export const importsHandlers: Handlers<{ imports: typeof importsContract }>['imports'] = {
  /** Nothing of the table is kept. */
  async look(context, { params: { kind }, query: { rowsAbove, sheet }, body }) {
    const { session, services, request } = context
    const { storage, config } = services
    const run = refuseOthers(context, kind)
    const channelId = session.channel.id
    const fileKey = `imports/${channelId}/${uuid()}`
    const maxBytes = config.importFileBytes
    const { bytes, unicode } = await storeTable(storage, fileKey, { request, body, maxBytes })
    try {
      const { place } = storage
      const language = requestLanguage(request)
      const most = { rows: maxTableRows, bytes: maxBytes }
      const file = { kind: run, place, fileKey, bytes, language, unicode, sheet, strict: false, done: 0, most }
      return await queue.run(channelId, () => lookInThread(file, rowsAbove))
    } finally {
      await storage.delete(fileKey)
    }
  },

  async template(context, { params: { kind }, query: { format, language } }) {
    refuseOthers(context, kind)
    const { import: title } = (language === 'zh' ? copyZh : copyEn).operations.kinds[kind]
    const content = await templateOf(kind, title, format, language)
    return { name: `${title}.${format}`, type: mediaTypes[format], content }
  },
}
