import type { Operation } from './operation.ts'

/** A run of an import for tests and stories: on its way through 100 rows, unless `change` says otherwise. */
export const operationFixture = (change: Partial<Operation> = {}): Operation => ({
  id: '0199aa00-0000-7000-8000-00000000000a',
  kind: 'companies.import',
  status: 'running',
  title: '会员企业.csv',
  dryRun: false,
  rows: 100,
  good: 40,
  bad: 0,
  created: 40,
  updated: 0,
  deleted: 0,
  skipped: 0,
  bytes: 10_000,
  bytesRead: 4_000,
  failure: null,
  startedBy: '陈思远',
  undoes: null,
  undoneBy: null,
  undoable: false,
  resumable: false,
  createdAt: '2026-11-21T06:30:00.000Z',
  startedAt: '2026-11-21T06:30:01.000Z',
  finishedAt: null,
  ...change,
})
