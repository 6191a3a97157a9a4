import * as z from 'zod/mini'

export const operationStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** What kinds of bulk run there are; each has a runner on the server. */
export const operationKinds = ['companies.import'] as const
export type OperationKind = (typeof operationKinds)[number]

/**
 * A bulk run. `rows` is unknown until the file was read to its end; `good` and `bad` count what was decided so far,
 * `created`, `updated` and `skipped` add up to `good`. `bytes` and `bytesRead` measure the way through the file.
 * Times are ISO 8601 in UTC.
 */
export const operation = z.object({
  id: z.string(),
  kind: z.enum(operationKinds),
  status: z.enum(operationStatuses),
  title: z.string(),
  dryRun: z.boolean(),
  rows: z.nullable(z.number()),
  good: z.number(),
  bad: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  bytes: z.number(),
  bytesRead: z.number(),
  /** Why it failed, as a problem's code and params. */
  failure: z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  startedBy: z.string(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
})
export type Operation = z.infer<typeof operation>

export const isFinished = ({ status }: Pick<Operation, 'status'>): boolean =>
  status === 'done' || status === 'failed' || status === 'cancelled'
