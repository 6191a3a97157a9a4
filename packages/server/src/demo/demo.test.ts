import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { removeDemoChannels } from '../command/demo.command.ts'
import { type Config, readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { channelIdOf } from '../testing/people.ts'
import { fillTenants, tenantTables } from '../testing/tenant-rows.ts'
import { testClient } from '../testing/test-client.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { findDemo, removeDemo } from './remove-demo.ts'

/** A first start on an empty database, with a client for each demo account. */
async function firstStart(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'icss-demo-'))
  const database = await createTestDatabase({ empty: true })
  const said: string[] = []
  const config = readConfig({
    ICSS_DATA_DIR: folder,
    DATABASE_URL: database.url,
    PORT: '0',
    ICSS_LOG_LEVEL: 'silent',
    ...variables,
  })
  const server = await startServer(config, (line) => said.push(line))
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  expect(said).toEqual([])
  const origin = new URL(server.url).origin
  const as = async (role: DemoAccount['role'], at = 0) => {
    const account = server.demoAccounts.filter((one) => one.role === role)[at]
    const cookies: string[] = []
    const client = testClient(
      origin,
      () => ({ cookie: cookies.join('; ') }),
      async (url, init) => {
        const answer = await fetch(url, init)
        cookies.push(...answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''))
        return answer
      },
    )
    await client.sessions.adminLogin({
      body: { accountNumber: account?.accountNumber ?? '', password: account?.password ?? '' },
    })
    return { client, get: (url: string) => fetch(url, { headers: { cookie: cookies.join('; ') } }) }
  }
  return { server, config, as, database, objects: join(folder, 'objects') }
}

const remove = async (config: Config, withChanges = false) => {
  const said: string[] = []
  await removeDemoChannels(config, (line) => said.push(line), { withChanges })
  return said
}

test('a first start tells a story: courses that play, lives of each state, and a chamber at work', async () => {
  const { server, as } = await firstStart()
  const { client: training, get } = await as('channel-admin')
  const { items: courses } = await training.courses.list()
  expect(courses.length).toBeGreaterThanOrEqual(6)
  const { items: chapters } = await training.chapters.list({ params: { courseId: courses[0]?.id ?? '' } })
  const video = await get(chapters[0]?.lessons[0]?.videoUrl ?? '')
  expect([video.status, Buffer.from(await video.arrayBuffer()).toString('latin1', 4, 8)]).toEqual([200, 'ftyp'])
  const lives = await training.lives.list()
  expect(new Set(lives.items.map(({ status }) => status))).toEqual(new Set(['F', 'L', 'P', 'C']))
  const counts = await Promise.all([
    training.tutors.list(),
    training.files.list(),
    training.notices.list(),
    training.channelGroups.list(),
    training.subChannels.list(),
  ])
  for (const { total } of counts) expect(total).toBeGreaterThan(1)

  const { client: below } = await as('channel-admin', 1)
  expect((await below.receivedCourses.list()).total).toBe(1)

  const { client: chamber } = await as('chamber-admin')
  const { items: runs } = await chamber.operations.list()
  expect(runs.map(({ status, good, bad }) => [status, good, bad])).toEqual([['done', 4, 2]])
  for (const list of [chamber.resources, chamber.demands, chamber.activities, chamber.news, chamber.meetings])
    expect((await list.list()).total).toBeGreaterThan(0)
  await server.stop()
})

test('the demo goes with its files by one command, and the platform stays', async () => {
  const { server, config, as, objects } = await firstStart()
  const { client: provider } = await as('provider')
  expect(await remove(config)).toEqual([expect.stringMatching(/^Removed: 深圳企业大学, .*深圳软件商会.* The platform/)])
  expect((await readdir(objects, { recursive: true })).filter((name) => name.includes('video'))).toEqual([])
  // The platform is in no list of channels; its account still asks for one.
  expect((await provider.platform.listChannels()).items).toEqual([])
  await expect(remove(config)).rejects.toThrow('There is no demo data here.')
  await server.stop()
  const again = await startServer(config, () => {})
  expect(again.demoAccounts.map(({ role }) => role)).toEqual(['provider'])
  await again.stop()
})

test('what people have changed since goes only when that was said', async () => {
  const { server, config, as } = await firstStart()
  const { client } = await as('channel-admin')
  await client.tutorCategories.create({ body: { name: '我们的讲师', parentId: '' } })
  await expect(remove(config)).rejects.toThrow(/People have changed something .*1 records.*--with-changes/s)
  expect((await client.courses.list()).total).toBeGreaterThan(0)
  expect(await remove(config, true)).toHaveLength(1)
  await server.stop()
})

test('channels and accounts alone, where that is asked for', async () => {
  const { server, as } = await firstStart({ ICSS_DEMO: 'accounts' })
  const { client } = await as('channel-admin')
  expect((await client.courses.list()).total).toBe(0)
  await server.stop()
})

test('of every table the rows of the demo go, and nobody else loses one', async () => {
  const server = await startTestServer({ runs: false })
  onTestFinished(() => server.stop())
  const { pool } = server.database
  const [demo, other] = [channelIdOf('mainAdmin'), channelIdOf('chamberAdmin')]
  await fillTenants({ pool }, [demo, other])
  const tables = await tenantTables({ pool })
  const countsOf = async (channelId: string) => {
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from "${name}" where channel_id = $1`,
        [channelId],
      )
      counts[name] = rows[0]?.count ?? 0
    }
    return counts
  }
  const before = await countsOf(other)
  await pool.query(`update channels set demo_filled_at = now() where id = $1`, [demo])
  const client = new Client(server.databaseUrl)
  await client.connect()
  await client.query('begin')
  await removeDemo(client, server.storage, await findDemo(client))
  await client.end()
  expect(Object.values(await countsOf(demo)).every((count) => count === 0)).toBe(true)
  expect(await countsOf(other)).toEqual(before)
})
