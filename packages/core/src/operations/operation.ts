import * as z from 'zod/mini'

export const operationStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * What kinds of bulk run there are; each has a runner on the server, and an undoer where it can be undone.
 * `run-needs.ts` names the endpoint that starts each.
 */
export const operationKinds = {
  'accounts.import': { undoable: true },
  'chapters.apply': { undoable: true },
  'companies.import': { undoable: true },
  'employees.import': { undoable: true },
  'files.import': { undoable: true },
  'operations.undo': { undoable: false },
  'permissions.apply': { undoable: true },
  'subChannels.import': { undoable: true },
} as const satisfies Record<string, { readonly undoable: boolean }>
export type OperationKind = keyof typeof operationKinds

/**
 * A bulk run. `rows` is unknown until the file was read to its end; `good` and `bad` count what was decided so far,
 * `created`, `updated`, `deleted` and `skipped` add up to `good`. `bytes` and `bytesRead` measure the way through the file.
 * Times are ISO 8601 in UTC.
 */
export const operation = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(operationKinds) as OperationKind[]),
  status: z.enum(operationStatuses),
  title: z.string(),
  dryRun: z.boolean(),
  rows: z.nullable(z.number()),
  good: z.number(),
  bad: z.number(),
  created: z.number(),
  updated: z.number(),
  deleted: z.number(),
  skipped: z.number(),
  bytes: z.number(),
  bytesRead: z.number(),
  /** Why it failed, as a problem's code and params. */
  failure: z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  startedBy: z.string(),
  /** The run that this one undoes. */
  undoes: z.nullable(z.string()),
  /** The run that undoes this one. */
  undoneBy: z.nullable(z.string()),
  /** Whether it can be undone now: it has ended, changed something, and what it changed is still known. */
  undoable: z.boolean(),
  /** Whether it can go on behind its last batch now. */
  resumable: z.boolean(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
})
export type Operation = z.infer<typeof operation>

export const isFinished = ({ status }: Pick<Operation, 'status'>): boolean =>
  status === 'done' || status === 'failed' || status === 'cancelled'

/** Days for which a run that has ended can be undone or resumed, and its files fetched. */
export const operationResultDays = 30

/** One thing that a run did: `line` as a rejected row's, `id` and `label` name the record; values by field. */
export const operationChange = z.object({
  line: z.number(),
  id: z.string(),
  label: z.string(),
  did: z.enum(['created', 'updated', 'deleted']),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
export type OperationChange = z.infer<typeof operationChange>
