import { Readable } from 'node:stream'
import type { Language } from '@icss/core/copy/language.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import { rewrittenCell } from '@icss/core/spreadsheets/formula.ts'
import { byteOrderMark, csvLine } from '../exports/csv.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Handler } from '../http/handler.ts'
import { isReasonHeader } from '../imports/map-headers.ts'
import { findRejectedRows, rejectedPage } from './operations.repository.ts'
import { rejectedQueue } from './rejected-queue.ts'
import { visibleRun } from './visible-runs.ts'

type Stored = Awaited<ReturnType<typeof findRejectedRows>>[number]

const reasonsOf = ({ faults }: Stored, language: Language) => {
  const worded = faults.map(({ column, code, params }) => {
    const known: ErrorCode = isErrorCode(code) ? code : 'request.invalid'
    const { says, fix } = wordError(language === 'zh' ? catalogueZh : catalogueEn, language, { code: known, params })
    const of = column ? `${column}: ` : ''
    return { says: of + says, fix: of + fix }
  })
  const separator = language === 'zh' ? '；' : '; '
  return {
    reason: worded.map(({ says }) => says).join(separator),
    fix: worded.map(({ fix }) => fix).join(language === 'zh' ? '' : ' '),
  }
}

/** The rejected rows as they stood, with line, reason and advice beside them; corrected, the file can be imported. */
export const downloadRejectedRows: Handler<typeof operationsContract.rejectedFile> = async (
  context,
  { params, query: { language } },
) => {
  const { tenant } = context
  const operation = await tenant((db) => visibleRun(db, context, params.operationId))
  const { channelId } = operation
  const headers = operation.headers ?? []
  const isJson = headers.length === 0
  const words = language === 'zh' ? operationsZh : operationsEn
  const kept = headers.flatMap((header, i) => (isReasonHeader(header) ? [] : [i]))

  async function* content(): AsyncGenerator<string> {
    if (!isJson)
      yield (
        byteOrderMark +
        csvLine([...kept.map((i) => headers[i] ?? ''), words.line, words.reason, words.fix], rewrittenCell)
      )
    for (let after = 0; ;) {
      const rows = await rejectedQueue.run(channelId, () =>
        tenant((db) => findRejectedRows(db, channelId, params.operationId, after)),
      )
      yield rows
        .map((row) => {
          const { reason, fix } = reasonsOf(row, language)
          if (!isJson)
            return csvLine([...kept.map((i) => row.cells[i] ?? ''), String(row.line), reason, fix], rewrittenCell)
          const notes = { [words.line]: row.line, [words.reason]: reason, [words.fix]: fix }
          return `${jsonLine(row.cells[0] ?? '', notes)}\n`
        })
        .join('')
      const last = rows.at(-1)
      if (!last || rows.length < rejectedPage) return
      after = last.row
    }
  }
  const format = isJson ? 'jsonl' : 'csv'
  return {
    name: `${operation.title.replace(/\.\w+$/, '')}.rejected.${format}`,
    type: mediaTypes[format],
    content: Readable.from(content()),
  }
}

function jsonLine(text: string, notes: Record<string, unknown>): string {
  try {
    const record: unknown = JSON.parse(text)
    if (typeof record === 'object' && record !== null && !Array.isArray(record))
      return JSON.stringify({ ...record, ...notes })
  } catch {
    // Given back as it stood, so that it can be mended.
  }
  return text
}
