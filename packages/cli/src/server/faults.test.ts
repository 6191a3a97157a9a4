import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Person, companiesCsv, loggedIn, unique } from '../../test/icss.ts'
import { heldRow, heldRows, holdImport } from '../../test/held-import.ts'
import { proxy } from '../../test/proxy.ts'
import { inTheMiddle } from '../../test/run-progress.ts'

const token = inject('server').token

/** A server that answers as a test wants it to. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const json = { 'content-type': 'application/json' }

test('429: waits as long as the server says, and says so', async () => {
  let calls = 0
  const url = await answering((_request, response) => {
    calls += 1
    if (calls === 1) response.writeHead(429, { 'retry-after': '1' }).end()
    else response.writeHead(200, json).end(JSON.stringify({ items: [], total: 0 }))
  })
  const one = await loggedIn('zh', { url, token })
  const started = performance.now()
  const result = await one.icss('members', 'list')
  expect(result).toMatchObject({ code: 0, stdout: '' })
  expect(result.stderr).toContain('服务器繁忙，请求过多，按其要求等待 1 秒')
  expect(performance.now() - started).toBeGreaterThan(1000)
  expect(calls).toBe(2)
})

test('a server of another version, one that fails, and one that is a proxy page: said in words, with what to do', async () => {
  for (const [status, body, zh] of [
    [200, '{"rows": []}', '客户端与服务器版本可能不一致'],
    [
      500,
      '{"type":"about:blank","title":"x","status":500,"code":"server.failed","params":{"requestId":"r-17"},"errors":{}}',
      'r-17',
    ],
    [502, '<html>bad gateway', '途中的代理或网关没有得到服务器的答复（502）'],
  ] as const) {
    const url = await answering((_request, response) => response.writeHead(status, json).end(body))
    const result = await (await loggedIn('zh', { url, token })).icss('members', 'list', '--json')
    expect([status, result.code]).toEqual([status, 1])
    expect(JSON.parse(result.stdout)).toMatchObject({ error: { code: expect.any(String) } })
    expect(result.stderr).toContain(zh)
  }
})

/** What the chamber has of `mark`, by the export of the server. */
async function rowsOf(one: Person, mark: string): Promise<readonly string[]> {
  const file = join(one.folder, 'rows.jsonl')
  await one.icss('members', 'export', '--search', mark, '-o', file)
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => (JSON.parse(line) as { name: string }).name)
}

const rows = 15_000

test('a connection that is cut again and again: the import comes to its end, nothing twice, nothing lost', async () => {
  const direct = await loggedIn('zh')
  const way = await proxy()
  const done = way.cutAfter(20_000)
  const one = await loggedIn('zh', { url: way.origin, token })
  const mark = unique()
  const result = await one.icss('members', 'import', await one.file('断线.csv', companiesCsv(mark, rows)), '--json')
  expect(JSON.parse(result.stdout)).toMatchObject({ operation: { status: 'done', good: rows, bad: 0 } })
  expect(done.cuts).toBeGreaterThan(1)
  const found = await rowsOf(direct, mark)
  expect([found.length, new Set(found).size]).toEqual([rows, rows])
})

test.for([
  ['before its first batch', 100],
  ['behind its first batch', heldRow],
] as const)('kill -9 while the import stands %s, then run again: nothing twice, nothing lost', async ([, row]) => {
  const one = await loggedIn('zh')
  const mark = unique()
  const file = await one.file(`${mark}.csv`, companiesCsv(mark, heldRows))
  const letGo = await holdImport(inject('server'), `${mark}${row}有限公司`)
  const child = one.start('members', 'import', file)
  await inTheMiddle(inject('server'), `${mark}.csv`, row === heldRow ? 0 : -1)
  child.kill('SIGKILL')
  await child.result
  await letGo()
  const again = await one.icss('members', 'import', file, '--json')
  expect(JSON.parse(again.stdout).operation).toMatchObject({ status: 'done', good: heldRows, bad: 0 })
  const found = await rowsOf(one, mark)
  expect([found.length, new Set(found).size]).toEqual([heldRows, heldRows])
})
