import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { testClient } from './testing/test-client.ts'
import { secretOf } from './testing/people.ts'
import { createTestDatabase } from './testing/test-database.ts'

async function start(variables: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'icss-server-'))
  const database = await createTestDatabase()
  const config = readConfig({
    ICSS_DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    PORT: '0',
    ICSS_LOG_LEVEL: 'silent',
    ...variables,
  })
  const server = await startServer(config, () => {})
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })
  return { server, origin: new URL(server.url).origin }
}

/** A body whose end the test decides on. */
function heldBody() {
  const end = Promise.withResolvers<void>()
  async function* content() {
    yield Buffer.from('企业名称,行业,行业标签\n')
    await end.promise
    yield Buffer.from('最后的公司,教育,教育\n')
  }
  return { body: content(), end: end.resolve }
}

/** The server itself says that it is answering the import; what the client has sent may still be on its way. */
async function importBegun(origin: string) {
  await expect
    .poll(async () => (await fetch(`${origin}/metrics`)).text())
    .toMatch(/^icss_http_requests_open\{endpoint="[^"]*import[^"]*"\} 1$/m)
}

const fetchStream = (url: string, init: RequestInit) => fetch(url, { ...init, duplex: 'half' } as RequestInit)

test('a server that ends says so first, answers what it has begun, then closes', async () => {
  const { server, origin } = await start({ ICSS_DRAIN_DELAY_SECONDS: '1' })
  const client = testClient(origin, () => ({ cookie: `icss_session=${secretOf('chamberAdmin')}` }), fetchStream)
  const { body, end } = heldBody()
  const upload = client.companies.import({ query: { fileName: 'a.csv' }, body })
  await importBegun(origin)
  const stopped = server.stop()
  const ready = await fetch(`${origin}/readyz`)
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ready.json()).toEqual({ status: 'not ready', reasons: [{ part: 'server', reason: 'is ending' }] })
  // The door closes while the upload is under way.
  const knock = async () => {
    const answer = await fetch(`${origin}/livez`)
    await answer.body?.cancel()
    return answer.status
  }
  await expect.poll(() => knock().catch(() => 'closed')).toBe('closed')
  end()
  expect((await upload).status).toBe('queued')
  expect(await stopped).toBe(true)
})

test('what does not end in time is cut off', async () => {
  const { server, origin } = await start({ ICSS_DRAIN_LIMIT_SECONDS: '1' })
  const { body, end } = heldBody()
  const upload = fetchStream(`${origin}/api/v1/companies/import?fileName=a.csv`, {
    method: 'POST',
    headers: { cookie: `icss_session=${secretOf('chamberAdmin')}`, 'content-type': 'application/octet-stream' },
    body: body as unknown as BodyInit,
  })
  const outcome = upload.then(
    () => 'answered',
    () => 'cut off',
  )
  await importBegun(origin)
  expect(await server.stop()).toBe(false)
  end()
  expect(await outcome).toBe('cut off')
})
