import type { Operation } from '@icss/core/operations/operation.ts'
import { operationFixture } from '@icss/core/operations/operation.fixture.ts'

const idOf = (at: number) => `0199aa00-0000-7000-8000-00000000a0${String(at).padStart(2, '0')}`
const ended = { status: 'done', finishedAt: '2026-11-21T06:31:12.000Z', bytesRead: 10_000 } as const

/** Bulk runs of the stories: one on its way, and each way that others ended. */
export const storyRuns: readonly Operation[] = [
  operationFixture({ id: idOf(1), title: '会员企业名录.xlsx', rows: null, good: 41_200, created: 41_200, bad: 3 }),
  operationFixture({
    id: idOf(2),
    status: 'queued',
    title: '员工名片.csv',
    kind: 'employees.import',
    good: 0,
    bytesRead: 0,
  }),
  operationFixture({
    ...ended,
    id: idOf(3),
    kind: 'permissions.apply',
    title: '批量修改权限',
    good: 50,
    created: 0,
    updated: 50,
    undoable: true,
    rows: 50,
    bytes: 0,
  }),
  operationFixture({
    ...ended,
    id: idOf(4),
    kind: 'operations.undo',
    title: '会员企业.csv',
    undoes: idOf(5),
    good: 97,
    created: 0,
    updated: 12,
    deleted: 85,
    bad: 3,
    bytes: 0,
  }),
  operationFixture({ ...ended, id: idOf(5), good: 98, created: 85, updated: 13, bad: 2, undoneBy: idOf(4) }),
  operationFixture({
    id: idOf(6),
    status: 'failed',
    failure: { code: 'server.disk_full', params: {} },
    good: 4000,
    created: 4000,
    rows: null,
    resumable: true,
    undoable: true,
    finishedAt: '2026-11-20T02:11:09.000Z',
    title: '老会员.csv',
  }),
  operationFixture({
    ...ended,
    id: idOf(7),
    kind: 'chapters.apply',
    title: '章节：安全生产',
    good: 42,
    created: 42,
    rows: 42,
    bytes: 0,
    undoable: true,
  }),
]
