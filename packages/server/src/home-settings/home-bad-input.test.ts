import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'
import { problemCode, tusClient } from '../testing/tus-client.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { system } = server.database
const main = server.as('mainAdmin')
const tus = tusClient(server, 'mainAdmin')
const mb = 1024 * 1024

const logo = async (logoText: string) =>
  main.homeDrafts.logo({
    query: { version: (await main.homeScreen.show()).parts.logo.version },
    body: { logo: '', logoText, logoMiniText: '' },
  })

test('a picture of 5.1 MB, and one that is an SVG by its content or its name, are not taken', async () => {
  const open = (length: number, name: string) =>
    tus.create({ slot: 'carouselImage', name }, { 'upload-length': String(length) })
  expect(await problemCode(await open(Math.round(5.1 * mb), 'a.png'))).toEqual([413, 'upload.too_large'])
  expect(await problemCode(await open(100, 'a.svg'))).toEqual([415, 'upload.file_format'])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const path = await tus.open(svg.length, { slot: 'carouselImage', name: 'a.png' })
  expect(await problemCode(await tus.patch(path, 0, svg))).toEqual([415, 'upload.content_mismatch'])
  const { rows } = await system.execute(sql`select from uploads where status = 'done'`)
  expect(rows).toHaveLength(0)
})

test('whoever publishes over what somebody else has published is told, and loses nothing', async () => {
  await logo('甲的标识')
  const { revision } = await main.homeScreen.show()
  await main.homeScreen.publish({ body: { revision } })
  await logo('乙的标识')
  expect(await codeOf(main.homeScreen.publish({ body: { revision } }))).toBe('request.conflict')
  expect(await main.homeScreen.show()).toMatchObject({
    revision: revision + 1,
    parts: { logo: { isChanged: true, draft: { logoText: '乙的标识' }, shown: { logoText: '甲的标识' } } },
  })
})

test('what came due while no server ran is published by those that start next, once', async () => {
  await logo('定时的标识')
  const { revision } = await main.homeScreen.show()
  await main.homeScreen.publish({ body: { revision, at: new Date(Date.now() + 3_600_000).toISOString() } })
  await system.execute(sql`update home_schedules set at = now() - interval '2 hours'`)
  const replicas = await Promise.all([startReplica(server), startReplica(server)])
  try {
    await expect.poll(async () => (await main.homeScreen.show()).revision).toBeGreaterThan(revision)
  } finally {
    for (const one of replicas) await one.stop()
  }
  const { rows } = await system.execute(sql`select number from home_revisions
    where channel_id = ${channelIdOf('mainAdmin')} and number > ${revision}`)
  expect(rows).toEqual([{ number: revision + 1 }])
  expect(await main.homeLogo.show()).toMatchObject({ logoText: '定时的标识' })
})
