import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, describe, expect, test } from 'vitest'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { openSession } from '../testing/owned-rows.ts'
import { startTestServer } from '../testing/test-server.ts'
import { loggedError } from './logged-error.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { system, pool } = server.database

/** What somebody sent: a name with lines that look like those of a trace. */
const typed = [
  '13800138000',
  '    at 13800138001 (y:1:1)',
  '    at secretOf (file:///work/13800138002.ts:1:1)',
  '    at /home/13800138003.ts:1:1',
  '    at async Object.x (node:internal/13800138004:1:1)',
].join('\n')
const isLeaked = (error: unknown) => JSON.stringify(loggedError(error)).includes('138001380')

const thrown = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}
const rejected = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('Nothing was rejected.')
    },
    (error: unknown) => error,
  )
const renamed = (error: Error, message: string) => Object.assign(error, { message })

describe('nothing that was sent is in what is logged of an error', () => {
  test.each<[string, () => unknown]>([
    ['PostgreSQL, which quotes a value', () => rejected(pool.query('select $1::uuid', [typed]))],
    ['PostgreSQL, which quotes a statement', () => rejected(pool.query(`select '${typed}' frm x`))],
    ['drizzle, whose message ends in values', () => rejected(system.execute(sql`select ${typed}::int`))],
    [
      'a row that is there already, with its detail',
      () => rejected(system.execute(sql`insert into call_counts (key, calls) values (${typed}, 1), (${typed}, 1)`)),
    ],
    ['zod', () => thrown(() => z.strictObject({ a: z.literal('b') }).parse({ a: typed, [typed]: 1 }))],
    ['zod that reports its input', () => thrown(() => z.literal('b').parse(typed, { reportInput: true }))],
    ['JSON', () => thrown(() => JSON.parse(`{"a": ${typed}`))],
    ['an address', () => thrown(() => new URL(typed))],
    ['a plain error', () => new Error(typed)],
    ['an error whose message was changed', () => renamed(new Error(typed), 'changed')],
    ['an error whose message was changed to what was sent', () => renamed(new Error('first'), typed)],
    ['an error of such a name', () => Object.assign(new Error('x'), { name: typed })],
    [
      'an error with such properties',
      () => Object.assign(new Error('x'), { code: typed, table: typed, constraint: typed }),
    ],
    ['its cause', () => new ProblemError('server.failed', { params: { requestId: 'x' }, cause: new Error(typed) })],
    ['no error at all', () => typed],
  ])('%s', async (_, make) => {
    expect(isLeaked(await make())).toBe(false)
  })

  test('not even of a request that failed', async () => {
    await system.execute(sql`alter table companies rename column culture to culture_away`)
    const headers = { 'content-type': 'application/json', ...(await openSession(server.database, 'chamberAdmin')) }
    const draft = { name: '出错的公司', industry: '教育', industryTags: ['教育'], introduction: typed }
    const body = JSON.stringify(draft)
    const failed = await server.fetch('/api/v1/companies', { method: 'POST', headers, body })
    await system.execute(sql`alter table companies rename column culture_away to culture`)
    expect(failed.status).toBe(500)
    expect(server.log()).toContain('request failed')
    expect(server.log()).not.toContain('138001380')
  })
})

describe('its cause can be found all the same', () => {
  test('by the code, the statement and the frames', async () => {
    const wrong = sql`insert into call_counts (key, calls) values (${typed}, 1), (${typed}, 1)`
    const logged = loggedError(await rejected(system.execute(wrong)))
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      statement: { does: 'insert into call_counts', digest: expect.stringMatching(/^[\da-f]{16}$/) },
      cause: { type: 'DatabaseError', code: '23505', table: 'call_counts', constraint: 'call_counts_pkey' },
    })
    expect(logged.stack.split('\n').length).toBeGreaterThan(1)
    const other = sql`insert into call_counts (key, calls) values (${'a'}, 1), (${'a'}, 1)`
    expect(loggedError(await rejected(system.execute(other)))['statement']).toEqual(logged['statement'])
  })

  test.each([
    ['a plain error', new Error(typed)],
    ['an error without words', new Error()],
    ['a wrong type', thrown(() => (undefined as unknown as { x: string }).x)],
    ['zod', thrown(() => z.literal('b').parse(typed))],
    ['a problem', new ProblemError('request.conflict')],
  ])('by the frames of %s', (_, error) => {
    const [first = ''] = loggedError(error).stack.split('\n')
    expect(first).toMatch(/^ {4}at .*(?:\.ts|\.js):\d+:\d+\)?$/)
    expect(loggedError(error).stack).toContain('logged-error.test.ts')
  })

  test('by its class and code', () => {
    expect(loggedError(Object.assign(new TypeError('x'), { code: 'ERR_INVALID_URL' }))).toMatchObject({
      type: 'TypeError',
      code: 'ERR_INVALID_URL',
      message: 'TypeError ERR_INVALID_URL',
    })
    const cause = new ProblemError('request.conflict')
    expect(loggedError(new Error('x', { cause })).cause).toMatchObject({
      type: 'ProblemError',
      code: 'request.conflict',
    })
  })
})
