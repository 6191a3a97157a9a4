import * as z from 'zod/mini'
import { errorParams } from '../errors/errors-schema.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { importRunKinds } from '../imports/import-kinds.ts'
import { bulkKinds } from '../selections/bulk-nouns.ts'
import { tableReading } from './table-reading.ts'

export const operationStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * What kinds of bulk run there are; each has a runner on the server, and an undoer where it can be undone.
 * `run-needs.ts` names the endpoint that starts each.
 */
export const operationKinds = {
  ...importRunKinds,
  'chapters.apply': { undoable: true },
  'contentPermissions.apply': { undoable: true },
  'operations.undo': { undoable: false },
  'permissions.apply': { undoable: true },
  ...bulkKinds,
} as const satisfies Record<string, { readonly undoable: boolean }>
export type OperationKind = keyof typeof operationKinds

/**
 * A bulk run. `rows` is unknown until the file was read to its end; `good` and `bad` count what was decided so far,
 * `created`, `updated`, `deleted` and `skipped` add up to `good`; of all rows, the names of `alike` are probably those of
 * something that was there, in another writing. `bytes` and `bytesRead` measure the way through the file.
 * Times are ISO 8601 in UTC.
 */
export const operation = z.object({
  id: storedId,
  kind: z.enum(Object.keys(operationKinds) as OperationKind[]),
  status: z.enum(operationStatuses),
  title: personal('text', z.string()),
  dryRun: z.boolean(),
  rows: z.nullable(z.number()),
  good: z.number(),
  bad: z.number(),
  created: z.number(),
  updated: z.number(),
  deleted: z.number(),
  skipped: z.number(),
  alike: z.number(),
  bytes: z.number(),
  bytesRead: z.number(),
  /** How the file of an import is read, once its header was. */
  reading: z.nullable(tableReading),
  /** Why it failed, as a problem's code and params. */
  failure: z.nullable(z.object({ code: impersonal(z.string()), params: errorParams })),
  startedBy: personal('name', z.string()),
  /** The run that this one undoes. */
  undoes: z.nullable(storedId),
  /** The run that undoes this one. */
  undoneBy: z.nullable(storedId),
  /** Whether it can be undone now: it has ended, changed something, and what it changed is still known. */
  undoable: z.boolean(),
  /** Whether it can go on behind its last batch now. */
  resumable: z.boolean(),
  createdAt: storedInstant,
  startedAt: z.nullable(storedInstant),
  finishedAt: z.nullable(storedInstant),
})
export type Operation = z.infer<typeof operation>

export const isFinished = ({ status }: Pick<Operation, 'status'>): boolean =>
  status === 'done' || status === 'failed' || status === 'cancelled'

/** Days for which a run that has ended can be undone or resumed, and its files fetched. */
export const operationResultDays = 30

/**
 * One thing that a run did: `line` as a rejected row's, `id` and `label` name the record; values by field. `alike`: the
 * row was probably that record in another writing, which `after` holds.
 */
export const operationChange = z.object({
  line: z.number(),
  id: storedId,
  label: personal('text', z.string()),
  did: z.enum(['created', 'updated', 'deleted', 'alike']),
  before: personal('text', z.record(z.string(), z.unknown())),
  after: personal('text', z.record(z.string(), z.unknown())),
})
export type OperationChange = z.infer<typeof operationChange>
