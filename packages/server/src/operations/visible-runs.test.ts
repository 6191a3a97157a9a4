import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Flag, flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished, importFile, namesOf } from '../testing/import-file.ts'
import { openSession } from '../testing/owned-rows.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'

/* Whoever may not start a kind of run has nothing to do with one: neither with the run nor with its undo. */
const server = await startTestServer()
afterAll(() => server.stop())
const admin = server.as('chamberAdmin')
const only = (...held: Flag[]) => flags.map((flag) => held.includes(flag))
const table = '企业名称,行业,行业标签\n甲,教育,教育\n乙,,教育\n'

let operationId = ''
let undoId = ''
let clerk: TestClient
let filesClerk: TestClient
beforeAll(async () => {
  operationId = (await importFile(admin, table)).id
  const other = await importFile(admin, table.replaceAll('甲', '丙'))
  undoId = (await admin.operations.undo({ params: { operationId: other.id } })).id
  await finished(admin, undoId)
  clerk = server.as((await addClerk(server.database, 'chamberAdmin', only())).headers)
  filesClerk = server.as((await addClerk(server.database, 'chamberAdmin', only('uploadFile'))).headers)
})

const calls: Record<string, (client: TestClient, id: string) => Promise<unknown>> = {
  show: (client, id) => client.operations.show({ params: { operationId: id } }),
  cancel: (client, id) => client.operations.cancel({ params: { operationId: id } }),
  resume: (client, id) => client.operations.resume({ params: { operationId: id } }),
  undo: (client, id) => client.operations.undo({ params: { operationId: id } }),
  previewUndo: (client, id) => client.operations.previewUndo({ params: { operationId: id } }),
  rejected: (client, id) => client.operations.rejected({ params: { operationId: id } }),
  rejectedFile: (client, id) => client.operations.rejectedFile({ params: { operationId: id }, query: {} }),
  resultFile: (client, id) => client.operations.resultFile({ params: { operationId: id }, query: {} }),
}

test.each(Object.entries(calls))('%s is refused for a run and for its undo', async (_, run) => {
  for (const client of [clerk, filesClerk])
    for (const id of [operationId, undoId]) expect(await codeOf(run(client, id))).toBe('session.forbidden')
  expect(await namesOf(admin)).toEqual(['甲'])
})

test('lists leave such runs out, and so do their totals', async () => {
  expect((await admin.operations.list({ query: {} })).total).toBe(3)
  for (const client of [clerk, filesClerk])
    expect(await client.operations.list({ query: {} })).toEqual({ items: [], total: 0 })
})

const tokenOf = async (groups: string[]) => server.as(await openSession(server.database, 'chamberAdmin', { groups }))

test('a token that is limited to other calls sees no more than they do', async () => {
  const narrow = await tokenOf(['operations'])
  expect((await narrow.operations.list({ query: {} })).total).toBe(0)
  expect(await codeOf(narrow.operations.undo({ params: { operationId } }))).toBe('session.forbidden')
  const wide = await tokenOf(['operations', 'companies'])
  expect((await wide.operations.list({ query: {} })).total).toBe(3)
})

test('following is refused, and the channel’s stream is silent about such runs', async () => {
  const { headers } = await addClerk(server.database, 'chamberAdmin', only())
  const one = await server.fetch(`/api/v1/operations/${operationId}/events`, { headers })
  expect(one.status).toBe(403)
  const closing = new AbortController()
  const stream = await server.fetch('/api/v1/operations/events', { headers, signal: closing.signal })
  const heard: string[] = []
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) heard.push(Buffer.from(chunk).toString())
  })().catch(() => {})
  const watcher = new AbortController()
  const seen = await server.fetch('/api/v1/operations/events', {
    headers: server.headersOf('chamberAdmin'),
    signal: watcher.signal,
  })
  await importFile(admin, table.replaceAll('甲', '丁'))
  let text = ''
  for await (const chunk of seen.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes('"done"')) break
  }
  watcher.abort()
  closing.abort()
  await reading
  expect(text).toContain('companies.import')
  expect(heard.join('')).not.toContain('data:')
})
