import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { flags, type Flag } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { channelIdOf, type Person } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { pngOf } from '../testing/png-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { tusClient } from '../testing/tus-client.ts'
import { publishDue } from './publish-due.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { database } = server
const { system } = database
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

const only = (...wanted: Flag[]) => flags.map((flag) => wanted.includes(flag))
const saveLogo = async (who: TestClient, logoText: string, logo = '') =>
  who.homeDrafts.logo({
    query: { version: (await who.homeScreen.show()).parts.logo.version },
    body: { logo, logoText, logoMiniText: '' },
  })
const publish = async (who: TestClient, change: object = {}) =>
  who.homeScreen.publish({ body: { revision: (await who.homeScreen.show()).revision, ...change } })
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const makeDue = () =>
  system.execute(sql`update home_schedules set at = now() - interval '1 second' where state = 'waiting'`)
const logoOf = async (who: TestClient) => (await who.homeLogo.show()).logoText
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const openPage = async (who: TestClient, person: Person) =>
  tokenOf((await who.homePage.openLink({ params: { id: channelIdOf(person) } })).url)
const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers })
const settled = (calls: readonly Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error: { code: string }) => error.code,
      ),
    ),
  )

test('the feed is one channel’s: tokens of other kinds, cut or longer, are as unknown ones', async () => {
  await saveLogo(main, '甲')
  await publish(main)
  await saveLogo(other, '乙')
  await publish(other)
  const own = await openPage(main, 'mainAdmin')
  const theirs = await openPage(other, 'otherMainAdmin')
  const preview = tokenOf((await main.homeScreen.openPreview()).url)
  const unknown = await get(`/p/${'a'.repeat(22)}/home`)
  expect(unknown.status).toBe(404)
  const { code } = (await unknown.json()) as { code: string }
  for (const token of [own.slice(1), `${own}a`, `${own}%00`, preview, own.toUpperCase()]) {
    const answer = await get(`/p/${token}/home`)
    expect([token, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([token, 404, code])
  }
  // A login, also one of another channel, neither opens nor changes it.
  const plain = await (await get(`/p/${own}/home`)).text()
  expect(plain).toContain('甲')
  expect(await (await get(`/p/${own}/home`, server.headersOf('otherMainAdmin'))).text()).toBe(plain)
  const tag = (await get(`/p/${theirs}/home`)).headers.get('etag') ?? ''
  expect((await get(`/p/${own}/home`, { 'if-none-match': tag })).status).toBe(200)
  expect((await get(`/p/${own}/home`, { 'if-none-match': `${tag}, *` })).status).toBe(304)
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await server.fetch(`/p/${own}/home`, { method })).status).toBe(404)
})

test('a forged host stays with whoever sent it', async () => {
  const token = await openPage(main, 'mainAdmin')
  const forged = await get(`/p/${token}/home`, { 'x-forwarded-host': 'evil.example' })
  expect(await forged.text()).not.toContain('evil.example')
  expect(await (await get(`/p/${token}/home`)).text()).not.toContain('evil.example')
})

test('a preview ends with its day, its maker’s flag, and its maker; its files with it', async () => {
  const { headers, accountId, templateId } = await addClerk(database, 'mainAdmin', only('homeLogo', 'homeBackground'))
  const clerk = server.as(headers)
  const address = server.url + (await pictureOf('mainAdmin'))
  const picture = tokenOf(address)
  await saveLogo(clerk, '只在草稿里', address)
  const token = tokenOf((await clerk.homeScreen.openPreview()).url)
  const sees = async () => {
    const page = await (await get(`/p/${token}`)).text()
    const file = await get(`/p/${token}/files/${picture}`)
    return [page.includes('只在草稿里'), file.status]
  }
  expect(await sees()).toEqual([true, 200])
  // Another account of the channel ends its own links only.
  await main.homeScreen.closePreview()
  expect(await sees()).toEqual([true, 200])

  const flagsNow = async (...wanted: Flag[]) => {
    await database.pool.query('update permission_templates set flags = $2 where id = $1', [templateId, only(...wanted)])
  }
  await flagsNow('homeBackground')
  expect(await sees()).toEqual([false, 404])
  await flagsNow('homeLogo')
  expect(await sees()).toEqual([true, 200])
  await system.execute(
    sql`update public_links set ends_at = now() where kind = 'homePreview' and thing_id = ${accountId}`,
  )
  expect(await sees()).toEqual([false, 404])

  const again = tokenOf((await clerk.homeScreen.openPreview()).url)
  await main.accounts.delete({ params: { accountId } })
  expect(await (await get(`/p/${again}`)).text()).not.toContain('只在草稿里')
})

const pictureOf = (person: Person): Promise<string> =>
  tusClient(server, person).whole(pngOf(640), { slot: 'homeLogo', name: 'a.png' })

test('a schedule is its channel’s, and whoever moves it holds each of its parts', async () => {
  await saveLogo(main, '定时')
  await main.homeDrafts.theme({
    query: { version: (await main.homeScreen.show()).parts.theme.version },
    body: { colourScheme: 'red', background: '' },
  })
  const { schedule } = await publish(main, { parts: ['logo', 'theme'], at: inAnHour() })
  const params = { id: schedule?.id ?? '' }
  expect(await codeOf(other.homeScreen.moveSchedule({ params, body: { at: inAnHour() } }))).toBe('request.not_found')
  expect(await codeOf(other.homeScreen.cancelSchedule({ params }))).toBe('request.not_found')
  const clerk = server.as((await addClerk(database, 'mainAdmin', only('homeLogo'))).headers)
  expect(await codeOf(clerk.homeScreen.moveSchedule({ params, body: { at: inAnHour() } }))).toBe('session.forbidden')
  for (const at of ['9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '2027-02-30T00:00:00Z', 'tomorrow', ''])
    expect([at, await codeOf(main.homeScreen.moveSchedule({ params, body: { at } }))]).toEqual([at, 'request.invalid'])
  await main.homeScreen.cancelSchedule({ params })
})

const publishParts = (parts: unknown) =>
  server.fetch('/api/v1/home-screen/publications', {
    method: 'POST',
    headers: { ...server.headersOf('mainAdmin'), 'content-type': 'application/json' },
    body: JSON.stringify({ revision: 0, parts, name: '' }),
  })

test('what is asked a million times over is refused before it is looked at', async () => {
  expect((await publishParts(['logo', 'logo'])).status).toBe(422)
  expect((await publishParts(['constructor'])).status).toBe(422)
  expect((await publishParts(Array.from({ length: 1_000_000 }, () => 'logo'))).status).toBe(413)
})

test('thirty who schedule at once leave no more than may wait; eight who publish at once make one revision', async () => {
  await saveLogo(other, '一次')
  const { revision } = await other.homeScreen.show()
  const schedules = await settled(
    Array.from({ length: 30 }, () => other.homeScreen.publish({ body: { revision, at: inAnHour() } })),
  )
  expect(Object.entries(Object.groupBy(schedules, (one) => one)).map(([code, all]) => [code, all?.length])).toEqual(
    expect.arrayContaining([
      ['ok', 20],
      ['home.schedule_limit', 10],
    ]),
  )
  const now = await settled(Array.from({ length: 8 }, () => other.homeScreen.publish({ body: { revision } })))
  expect(now.toSorted()).toEqual(['ok', ...Array.from({ length: 7 }, () => 'request.conflict')])
  for (const { id } of (await other.homeScreen.show()).schedules)
    await other.homeScreen.cancelSchedule({ params: { id } })
})

test('whoever cancels or moves while it is published does so before, or finds it gone', async () => {
  for (const change of ['cancelSchedule', 'moveSchedule'] as const) {
    await saveLogo(other, change)
    const { schedule } = await publish(other, { at: inAnHour() })
    const { revision } = await other.homeScreen.show()
    const params = { id: schedule?.id ?? '' }
    await makeDue()
    const [changed] = await settled([
      change === 'cancelSchedule'
        ? other.homeScreen.cancelSchedule({ params })
        : other.homeScreen.moveSchedule({ params, body: { at: inAnHour() } }),
      publishDue(server),
      publishDue(server),
    ])
    const after = await other.homeScreen.show()
    expect([change, changed, after.revision - revision]).toEqual(
      changed === 'ok' ? [change, 'ok', 0] : [change, 'request.not_found', 1],
    )
    for (const { id, state } of after.schedules)
      if (state === 'waiting') await other.homeScreen.cancelSchedule({ params: { id } })
  }
})

test('a schedule of an account that was deleted does not happen, and one that fails holds up no other channel', async () => {
  const { headers, accountId } = await addClerk(database, 'mainAdmin', only('homeLogo'))
  const clerk = server.as(headers)
  await saveLogo(clerk, '已离职')
  await publish(clerk, { at: inAnHour() })
  await main.accounts.delete({ params: { accountId } })
  await makeDue()
  await publishDue(server)
  expect(await logoOf(main)).not.toBe('已离职')
  expect((await main.homeScreen.show()).schedules.map(({ state }) => state)).toEqual(['flagsGone'])

  await saveLogo(main, '坏掉的')
  await publish(main, { at: inAnHour() })
  await saveLogo(other, '其他频道')
  await publish(other, { at: inAnHour() })
  await makeDue()
  await system.execute(
    sql`update home_schedules set at = now() - interval '1 hour' where channel_id = ${channelIdOf('mainAdmin')}`,
  )
  // The next revision of the first channel cannot be stored.
  await system.execute(
    sql`insert into home_revisions (channel_id, number, parts, carried, name, account_id, published_by)
      select channel_id, revision + 1, '{}', '{}', '', gen_random_uuid(), '' from home_screens
      where channel_id = ${channelIdOf('mainAdmin')}`,
  )
  await expect(publishDue(server)).rejects.toThrow('Home screens could not be published.')
  expect(await logoOf(other)).toBe('其他频道')
  await system.execute(
    sql`delete from home_revisions r using home_screens s where r.channel_id = s.channel_id and r.number > s.revision`,
  )
  await publishDue(server)
  expect(await logoOf(main)).toBe('坏掉的')
})
