import { Readable } from 'node:stream'
import type { OperationChange } from '@icss/core/operations/operation.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import { byteOrderMark, csvLine } from '../exports/csv.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Handler } from '../http/handler.ts'
import { nextBatch, type StoredBatch } from './operation-changes.ts'
import { visibleRun } from './visible-runs.ts'

const changesOf = (
  { createdIds, createdLines, changed, deleted, alike }: StoredBatch,
  labels: ReadonlyMap<string, string>,
): OperationChange[] =>
  [
    ...createdIds.map((id, i) => ({
      line: createdLines[i] ?? 0,
      id,
      label: labels.get(id) ?? '',
      did: 'created' as const,
      before: {},
      after: {},
    })),
    ...changed.map(({ line, id, label, before, after }) => ({
      line,
      id,
      label,
      did: 'updated' as const,
      before,
      after,
    })),
    ...deleted.map((one) => ({ ...one, did: 'deleted' as const, before: {}, after: {} })),
    ...alike.map(({ line, name, id, met }) => ({
      line,
      id,
      label: met,
      did: 'alike' as const,
      before: {},
      after: { name },
    })),
  ].toSorted((a, b) => a.line - b.line)

const cellOf = (values: Readonly<Record<string, unknown>>): string =>
  Object.keys(values).length === 0 ? '' : JSON.stringify(values)

/** What a run did, row by row in the order of its file: what it created, changed and deleted, with the values before. */
export const downloadResult: Handler<typeof operationsContract.resultFile> = async (
  context,
  { params: { operationId }, query: { language, format } },
) => {
  const { tenant, services } = context
  const operation = await tenant((db) => visibleRun(db, context, operationId))
  const { channelId } = operation
  const words = language === 'zh' ? operationsZh : operationsEn
  const labelsOf = services.kinds[operation.kind].labelsOf ?? (() => Promise.resolve(new Map<string, string>()))

  async function* content(): AsyncGenerator<string> {
    if (format === 'csv')
      yield byteOrderMark + csvLine([words.line, words.did, words.id, words.label, words.before, words.after])
    for (let after = -1; ;) {
      const found = await tenant(async (db, client) => {
        const batch = await nextBatch(db, channelId, operationId, after)
        return batch && { batch, labels: await labelsOf(client, channelId, batch.createdIds) }
      })
      if (!found) return
      after = found.batch.batch
      yield changesOf(found.batch, found.labels)
        .map((change) => {
          if (format === 'jsonl') return `${JSON.stringify(change)}\n`
          const { line, did, id, label, before, after: now } = change
          return csvLine([String(line), words.dids[did], id, label, cellOf(before), cellOf(now)])
        })
        .join('')
    }
  }
  return {
    name: `${operation.title.replace(/\.\w+$/, '')}.result.${format}`,
    type: mediaTypes[format],
    content: Readable.from(content()),
  }
}
