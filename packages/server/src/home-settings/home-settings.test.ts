import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { allFlags, flags, type Flag } from '@icss/core/permissions/flags.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { addClerk } from '../testing/clerks.ts'
import { openSession } from '../testing/owned-rows.ts'
import { accountIdOf, channelIdOf, type Person } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { pngOf } from '../testing/png-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { problemCode, tusClient } from '../testing/tus-client.ts'
import { publishDue } from './publish-due.ts'
import { sweepHome } from './sweep-home.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { database, storage } = server
const { system } = database

const main = server.as('mainAdmin')
const sub = server.as('subAdmin')
const other = server.as('otherMainAdmin')
const chamber = server.as('chamberAdmin')

type Slot = NonNullable<Parameters<ReturnType<typeof tusClient>['whole']>[1]>['slot']
const upload = async (who: Person, slot: NonNullable<Slot> = 'carouselImage') =>
  server.url + (await tusClient(server, who).whole(pngOf(640), { slot, name: 'a.png' }))

const only = (...wanted: Flag[]) => flags.map((flag) => wanted.includes(flag))
const draftOf = async <Part extends HomePart>(who: TestClient, part: Part) => (await who.homeScreen.show()).parts[part]
const item = (image: string, change: object = {}) => ({ imageName: '年会', image, ...change })
const saveCarousel = async (who: TestClient, items: object[], version?: number) =>
  who.homeDrafts.carousel({
    query: { version: version ?? (await draftOf(who, 'carousel')).version },
    body: { items: items as never },
  })
const saveLogo = async (who: TestClient, logoText: string, logo = '') =>
  who.homeDrafts.logo({
    query: { version: (await draftOf(who, 'logo')).version },
    body: { logo, logoText, logoMiniText: logoText.slice(0, 2) },
  })
const publish = async (who: TestClient, change: object = {}) =>
  who.homeScreen.publish({ body: { revision: (await who.homeScreen.show()).revision, ...change } })
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const course = async (who: TestClient, name = '财税合规进阶') =>
  who.courses.create({ body: { name, headImage: 'h.jpg', serialNumber: 1 } })
const makeDue = () =>
  system.execute(sql`update home_schedules set at = now() - interval '1 second' where state = 'waiting'`)
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const pageOf = async (who: TestClient, person: Person) =>
  tokenOf((await who.homePage.openLink({ params: { id: channelIdOf(person) } })).url)
const feed = async (token: string, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(`/p/${token}/home`, { headers })
  const text = await answer.text()
  return { status: answer.status, etag: answer.headers.get('etag'), body: text === '' ? undefined : JSON.parse(text) }
}
/** What is remembered of a feed for half a second is forgotten. */
const forgotten = () => timePasses(600)

test('a draft is published, discarded, and its revisions kept and restored', async () => {
  const pictures = [await upload('mainAdmin'), await upload('mainAdmin'), await upload('mainAdmin')]
  expect(await draftOf(main, 'carousel')).toMatchObject({ version: 0, isChanged: false, draft: { items: [] } })
  const saved = await saveCarousel(
    main,
    pictures.map((one) => item(one)),
  )
  expect(saved).toMatchObject({ version: 1, isChanged: true, editedBy: 'mainAdmin' })
  expect(await publish(main)).toMatchObject({ revision: { number: 1, carried: ['carousel'] }, schedule: null })
  expect(await codeOf(publish(main))).toBe('home.nothing_changed')

  await saveLogo(main, '深圳企业大学')
  await saveCarousel(main, [item(pictures[0] ?? '')])
  expect(await main.homeScreen.discard({ body: { parts: ['carousel'] } })).toEqual({ parts: ['carousel'] })
  expect((await draftOf(main, 'carousel')).draft.items).toHaveLength(3)
  expect(await publish(main)).toMatchObject({ revision: { number: 2, carried: ['logo'] } })

  await saveLogo(main, '鹏城企业大学')
  await publish(main)
  const restored = await main.homeScreen.restore({ params: { number: 2 }, body: { parts: ['logo'] } })
  expect(restored).toEqual({ parts: ['logo'], broken: [] })
  expect((await draftOf(main, 'logo')).draft).toMatchObject({ logoText: '深圳企业大学' })
  expect(await publish(main)).toMatchObject({ revision: { number: 4, restoredFrom: 2 } })
  const { items, total } = await main.homeScreen.history({ query: {} })
  expect(items.map(({ number, publishedBy }) => [number, publishedBy])).toEqual(
    [4, 3, 2, 1].map((number) => [number, 'mainAdmin']),
  )
  expect(total).toBe(4)
  const { view } = await main.homeScreen.revision({ params: { number: 3 } })
  expect([view.logo.text, view.carousel.length, view.hasOwnCarousel]).toEqual(['鹏城企业大学', 3, true])
  expect(await codeOf(main.homeScreen.revision({ params: { number: 9 } }))).toBe('request.not_found')
})

test('two who edit one part, or publish, are told', async () => {
  const { version } = await draftOf(main, 'logo')
  const body = { logo: '', logoText: '一', logoMiniText: '' }
  const { revision } = await main.homeScreen.show()
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => outcomeOf(main.homeDrafts.logo({ query: { version }, body }))),
  )
  expect(tries.filter((code) => code === 'ok')).toHaveLength(1)
  expect(tries.filter((code) => code === 'request.conflict')).toHaveLength(19)
  const publications = await Promise.all(
    Array.from({ length: 20 }, () => outcomeOf(main.homeScreen.publish({ body: { revision } }))),
  )
  expect(publications.filter((code) => code === 'request.conflict')).toHaveLength(19)
  expect((await main.homeScreen.show()).revision).toBe(revision + 1)
})

test('what a draft names is there: no seventh picture, no file of another slot or channel, no course of another', async () => {
  const own = await upload('mainAdmin')
  const faultsOf = async (items: object[]) => (await problemOf(saveCarousel(main, items))).errors
  expect(await faultsOf(Array.from({ length: 7 }, () => item(own)))).toMatchObject({
    items: { code: 'rule.too_many', params: { max: 6, count: 7 } },
  })
  expect(await faultsOf([item(await upload('otherMainAdmin'))])).toMatchObject({
    'items.0.image': { code: 'home.file_missing' },
  })
  expect(await faultsOf([item(await upload('mainAdmin', 'homeLogo'))])).toMatchObject({
    'items.0.image': { code: 'home.file_missing' },
  })
  expect(await faultsOf([item('https://elsewhere.cn/a.png')])).toMatchObject({
    'items.0.image': { code: 'home.file_missing' },
  })
  const { id: foreign } = await course(other)
  expect(await faultsOf([item(own, { linkType: 'course', linkAddress: foreign })])).toMatchObject({
    'items.0.linkAddress': { code: 'home.target_missing' },
  })
  expect(await faultsOf([item(own, { linkType: 'course', linkAddress: 'x' })])).toMatchObject({
    'items.0.linkAddress': { code: 'home.target_missing' },
  })
  expect(await faultsOf([item(own, { linkType: 'url', linkAddress: 'javascript:alert(1)' })])).toMatchObject({
    'items.0.linkAddress': { code: 'rule.address' },
  })
  const { id } = await course(main)
  await saveCarousel(main, [
    item(`https://evil.example/objects/${tokenOf(own)}`, { linkType: 'course', linkAddress: id }),
  ])
  const { draft } = await draftOf(main, 'carousel')
  expect(draft.items[0]?.image).toBe(own)
  expect((await main.homeScreen.show()).targets).toEqual([{ kind: 'course', id, name: '财税合规进阶', address: '' }])

  await main.courses.delete({ params: { id } })
  expect((await main.homeScreen.show()).targets).toEqual([])
  // What led there before may stay, shown as broken, while the rest is edited.
  await saveCarousel(main, [item(own, { imageName: '改名', linkType: 'course', linkAddress: id })])
  await publish(main)
  const { revision } = await main.homeScreen.show()
  expect(
    await main.homeScreen.restore({ params: { number: revision }, body: { parts: ['carousel'], dryRun: true } }),
  ).toEqual({ parts: ['carousel'], broken: [{ part: 'carousel', name: '改名', what: 'link' }] })
})

test('applications keep the limits of their place and variant', async () => {
  const logo = await upload('mainAdmin', 'homeApplicationLogo')
  const app = (change: object = {}) => ({
    name: '官网',
    logo,
    type: 'url',
    link: 'https://x.cn',
    linkForm: 'pc',
    ...change,
  })
  const save = (items: object[], part: 'homeApps' | 'toolApps' = 'homeApps') =>
    main.applications[part]({ query: { version: 0 }, body: { items: items as never } })
  expect((await problemOf(save([app(), app()]))).errors).toMatchObject({ items: { params: { max: 1, count: 2 } } })
  expect((await problemOf(save([app({ name: '五个字的名' })]))).errors).toMatchObject({
    'items.0.name': { code: 'rule.max_length' },
  })
  expect((await problemOf(save([app({ link: 'gopher://x' })]))).errors).toMatchObject({
    'items.0.link': { code: 'rule.applinkurl' },
  })
  // The logo was uploaded for the other place, under the other flag.
  expect((await problemOf(save([app()], 'toolApps'))).errors).toMatchObject({
    'items.0.logo': { code: 'home.file_missing' },
  })
  await save([app()])
  await system.execute(sql`update channels set membership_code = 'WM1001' where id = ${channelIdOf('mainAdmin')}`)
  const { version } = await draftOf(main, 'homeApps')
  await main.applications.homeApps({ query: { version }, body: { items: [app(), app()] as never } })
  const { id } = await course(main)
  expect(
    (
      await problemOf(
        main.applications.homeApps({
          query: { version: version + 1 },
          body: { items: [{ name: '课', logo, type: 'course', courseId: id }] },
        }),
      )
    ).errors,
  ).toMatchObject({ 'items.0.courseId': { code: 'home.target_hidden' } })
  expect(await main.homeScreen.targets({ query: { kind: 'course' } })).toEqual({ items: [] })
  await system.execute(sql`update channels set membership_code = '' where id = ${channelIdOf('mainAdmin')}`)
  await main.homeScreen.discard({ body: {} })
})

const saveIcon = (who: TestClient, icon: string) =>
  who.homeDrafts.icons({
    query: { version: 0 },
    body: { items: [{ icon: icon as 'news', caption: '风采', picture: '', hidden: false }] },
  })

test('icons are those of the variant', async () => {
  expect((await problemOf(saveIcon(main, 'news'))).errors).toMatchObject({ 'items.0.icon': { code: 'rule.choice' } })
  expect(await saveIcon(chamber, 'news')).toMatchObject({ isChanged: true })
})

test('an account publishes, discards and restores the parts of its flags alone', async () => {
  await saveLogo(main, '草稿标识')
  const icons = { items: [{ icon: 'more' as const, caption: '其他', picture: '', hidden: false }] }
  await main.homeDrafts.icons({ query: { version: (await draftOf(main, 'icons')).version }, body: icons })
  const clerk = server.as((await addClerk(database, 'mainAdmin', only('homeLogo'))).headers)
  expect((await draftOf(clerk, 'logo')).mayEdit).toBe(true)
  expect(await draftOf(clerk, 'icons')).toMatchObject({ mayEdit: false, draft: { items: [] }, isChanged: false })
  expect(await codeOf(clerk.homeDrafts.icons({ query: { version: 1 }, body: icons }))).toBe('session.forbidden')
  expect(await codeOf(publish(clerk, { parts: ['icons'] }))).toBe('session.forbidden')
  expect(await codeOf(clerk.homeScreen.discard({ body: { parts: ['icons'] } }))).toBe('session.forbidden')
  expect(await publish(clerk)).toMatchObject({ revision: { carried: ['logo'] } })
  const { parts } = await main.homeScreen.show()
  expect([parts.logo.isChanged, parts.icons.isChanged]).toEqual([false, true])
  const without = server.as((await addClerk(database, 'mainAdmin', only('uploadCourse'))).headers)
  expect(await codeOf(without.homeScreen.show())).toBe('session.forbidden')
})

test('a sub-channel shows what it inherits until it publishes its own, and again once the flag was gone', async () => {
  const picture = await upload('mainAdmin', 'homeLogo')
  await saveLogo(main, '主频道', picture)
  await publish(main, { parts: ['logo'] })
  const inherited = await draftOf(sub, 'logo')
  expect(inherited).toMatchObject({ inheritedFrom: 'Channel of mainAdmin', draft: { logoText: '主频道' } })
  // Whoever edits sees the picture of the channel above.
  expect((await server.fetch(inherited.draft.logo.slice(server.url.length))).status).toBe(200)
  expect(await sub.homeLogo.show()).toMatchObject({ logoText: '主频道' })

  await sub.homeDrafts.logo({ query: { version: 0 }, body: { ...inherited.draft, logoText: '子频道' } })
  await publish(sub)
  expect(await draftOf(sub, 'logo')).toMatchObject({ inheritedFrom: '', shown: { logoText: '子频道' } })
  expect((await draftOf(sub, 'icons')).inheritedFrom).toBe('')

  const setFlags = async (list: readonly boolean[]) => {
    const params = { subChannelId: channelIdOf('subAdmin') }
    const { version, name, adminPhone, logo, remark } = await main.subChannels.show({ params })
    const { id: templateId } = await main.permissionTemplates.create({
      body: { name: `模板${list.filter(Boolean).length}`, flags: [...list] },
    })
    const body = { name, abbreviation: '子', adminPhone, logo, remark, templateId }
    await main.subChannels.update({ params, query: { version }, body })
  }
  await setFlags(only('homeCarousel'))
  const again = server.as({ cookie: await freshCookie('subAdmin') })
  expect(await again.homeLogo.show()).toMatchObject({ logoText: '主频道' })
  await setFlags(only('homeCarousel', 'homeLogo'))
  const back = server.as({ cookie: await freshCookie('subAdmin') })
  expect(await draftOf(back, 'logo')).toMatchObject({
    inheritedFrom: 'Channel of mainAdmin',
    draft: { logoText: '主频道' },
  })
  await back.homeScreen.restore({ params: { number: 1 }, body: {} })
  expect(await publish(back)).toMatchObject({ revision: { carried: ['logo'] } })
  expect(await back.homeLogo.show()).toMatchObject({ logoText: '子频道' })
})

/** A session for somebody whose sessions were ended. */
async function freshCookie(person: Person): Promise<string> {
  return (await openSession(database, person))['cookie'] ?? ''
}

test('what is scheduled is frozen, done once at its time, and asked for its author’s flags again', async () => {
  await saveLogo(chamber, '定时')
  const { schedule } = await publish(chamber, { at: inAnHour(), name: '年会当天版' })
  await saveLogo(chamber, '之后的修改')
  expect(await publish(chamber)).toMatchObject({ revision: { number: 1 }, waiting: 1 })
  await publishDue({ database })
  expect(await chamber.homeLogo.show()).toMatchObject({ logoText: '之后的修改' })
  await makeDue()
  await Promise.all(Array.from({ length: 5 }, () => publishDue({ database })))
  expect(await chamber.homeLogo.show()).toMatchObject({ logoText: '定时' })
  const { items } = await chamber.homeScreen.history({ query: {} })
  expect(items.map(({ number, name }) => [number, name])).toEqual([
    [2, '年会当天版'],
    [1, ''],
  ])
  expect(schedule).toMatchObject({ carried: expect.arrayContaining(['logo']) as unknown, state: 'waiting' })
  const records = await system.execute<{ record: { account: string } }>(
    sql`select record from audit where channel_id = ${channelIdOf('chamberAdmin')} and action = 'homeScreen.publish'
      and record ->> 'requestId' = ${schedule?.id}`,
  )
  expect(records.rows.map(({ record }) => record.account)).toEqual(['755003 chamberAdmin'])

  const { headers, accountId } = await addClerk(database, 'chamberAdmin', only('homeLogo'))
  const clerk = server.as(headers)
  await saveLogo(clerk, '没有权限了')
  await publish(clerk, { at: inAnHour() })
  await system.execute(sql`update accounts set enabled = false where id = ${accountId}`)
  await makeDue()
  await publishDue({ database })
  const { schedules, revision } = await chamber.homeScreen.show()
  expect([schedules.map(({ state }) => state), revision]).toEqual([['flagsGone'], 2])
  const { rows } = await system.execute(sql`select data from outbox where event = 'home.dropped'`)
  expect(rows).toMatchObject([{ data: { reason: 'flagsGone', parts: 'logo' } }])
})

test('a schedule of a disabled channel does not happen; one can be moved and cancelled', async () => {
  await saveLogo(other, '停用')
  const { schedule } = await publish(other, { at: inAnHour() })
  const params = { id: schedule?.id ?? '' }
  expect((await problemOf(publish(other, { at: '2020-01-01T00:00:00Z' }))).errors).toMatchObject({
    at: { code: 'home.time_past' },
  })
  const later = new Date(Date.now() + 7_200_000).toISOString()
  expect(await other.homeScreen.moveSchedule({ params, body: { at: later } })).toMatchObject({ at: later })
  const clerk = server.as((await addClerk(database, 'otherMainAdmin', only('homeIcon'))).headers)
  expect(await codeOf(clerk.homeScreen.cancelSchedule({ params }))).toBe('session.forbidden')
  await makeDue()
  await system.execute(sql`update channels set enabled = false where id = ${channelIdOf('otherMainAdmin')}`)
  await publishDue({ database })
  await system.execute(sql`update channels set enabled = true`)
  expect((await other.homeScreen.show()).schedules.map(({ state }) => state)).toEqual(['channelDisabled'])
  expect(await codeOf(other.homeScreen.cancelSchedule({ params }))).toBe('request.not_found')
  await publish(other, { at: inAnHour() })
  const waiting = (await other.homeScreen.show()).schedules.find(({ state }) => state === 'waiting')
  await other.homeScreen.cancelSchedule({ params: { id: waiting?.id ?? '' } })
  expect((await other.homeScreen.show()).schedules.filter(({ state }) => state === 'waiting')).toEqual([])
})

test('a picture that a revision or a draft names stays, and one that nothing names goes after a day', async () => {
  const uploads = tusClient(server, 'otherMainAdmin')
  const address = await upload('otherMainAdmin')
  const spare = await upload('otherMainAdmin')
  const idOf = async (url: string) => {
    const { rows } = await system.execute<{ id: string }>(sql`select id from uploads where key = ${tokenOf(url)}`)
    return rows[0]?.id ?? ''
  }
  const remove = async (url: string) => uploads.send('DELETE', `/api/v1/uploads/${await idOf(url)}`)
  await saveCarousel(other, [item(address)])
  expect(await problemCode(await remove(address))).toEqual([409, 'home.held_by_draft'])
  await publish(other)
  await saveCarousel(other, [])
  await publish(other)
  expect(await problemCode(await remove(address))).toEqual([409, 'home.held_by_revision'])

  await sweepHome({ database, storage })
  expect(await idOf(spare)).not.toBe('')
  await system.execute(sql`update uploads set created_at = now() - interval '25 hours'`)
  await sweepHome({ database, storage })
  expect([await idOf(spare), (await idOf(address)) !== '']).toEqual(['', true])
  const used = async () =>
    (
      await system.execute<{ n: number }>(sql`select count(*)::int as n from home_revisions
        where channel_id = ${channelIdOf('otherMainAdmin')}`)
    ).rows[0]?.n
  await system.execute(sql`update home_revisions set published_at = now() - interval '2 years'`)
  await sweepHome({ database, storage })
  expect(await used()).toBe(1)
  expect((await remove(address)).status).toBe(404)
})

test('the feed holds what is shown, with a tag, and nothing of ids', async () => {
  const { id: courseId } = await course(main, '公开课程')
  const pictures = [await upload('mainAdmin'), await upload('mainAdmin'), await upload('mainAdmin')]
  await saveCarousel(main, [
    item(pictures[0] ?? '', { linkType: 'course', linkAddress: courseId }),
    item(pictures[1] ?? '', { linkType: 'url', linkAddress: 'https://www.x.cn/a' }),
    item(pictures[2] ?? ''),
  ])
  await publish(main, { parts: ['carousel'] })
  const token = await pageOf(main, 'mainAdmin')
  const first = await feed(token)
  expect(first).toMatchObject({
    status: 200,
    body: {
      channelName: 'Channel of mainAdmin',
      hasOwnCarousel: true,
      carousel: [
        { link: { kind: 'course', address: '', name: '公开课程' } },
        { link: { kind: 'url', address: 'https://www.x.cn/a' } },
        { link: { kind: 'none' } },
      ],
    },
  })
  expect(JSON.stringify(first.body)).not.toContain(courseId)
  expect(await feed(token, { 'if-none-match': first.etag ?? '' })).toMatchObject({ status: 304, etag: first.etag })
  const { pathname } = new URL((first.body as { carousel: { picture: string }[] }).carousel[0]?.picture ?? '')
  expect((await server.fetch(pathname)).status).toBe(200)
  const spare = await upload('mainAdmin')
  expect((await server.fetch(`/p/${token}/files/${tokenOf(spare)}`)).status).toBe(404)
  const page = await (await server.fetch(`/p/${token}`)).text()
  expect(page).toContain('"kind":"home"')

  await main.courses.delete({ params: { id: courseId } })
  await forgotten()
  const after = await feed(token, { 'if-none-match': first.etag ?? '' })
  expect(after).toMatchObject({ status: 200, body: { carousel: [{ link: { kind: 'none', name: '' } }, {}, {}] } })
  await system.execute(sql`update channels set enabled = false where id = ${channelIdOf('mainAdmin')}`)
  await forgotten()
  expect((await feed(token)).status).toBe(404)
  await system.execute(sql`update channels set enabled = true`)
  expect(await codeOf(main.homePage.openLink({ params: { id: channelIdOf('otherMainAdmin') } }))).toBe(
    'request.not_found',
  )
})

test('is003 changes nothing of a home screen: byte for byte it is that of a channel without a code', async () => {
  const token = await pageOf(chamber, 'chamberAdmin')
  const all = async (code: string) => {
    await system.execute(sql`update channels set membership_code = ${code} where id = ${channelIdOf('chamberAdmin')}`)
    await forgotten()
    const page = await (await server.fetch(`/p/${token}`)).text()
    return [
      await (await server.fetch(`/p/${token}/home`)).text(),
      // A page has a nonce of its own each time.
      page.replaceAll(/nonce="[^"]*"/g, ''),
      JSON.stringify(await chamber.homeScreen.show()),
    ]
  }
  expect(await all('WM1003')).toEqual(await all(''))
  await system.execute(sql`update channels set membership_code = 'WM1002' where id = ${channelIdOf('chamberAdmin')}`)
})

test('inherited links that are not open to the sub-channel show without one, and open ones lead on', async () => {
  const { id: courseId } = await course(main, '内部课程')
  const pictures = [await upload('mainAdmin'), await upload('mainAdmin'), await upload('mainAdmin')]
  await saveCarousel(
    main,
    pictures.map((one) => item(one, { linkType: 'course', linkAddress: courseId })),
  )
  await publish(main, { parts: ['carousel'] })
  await database.pool.query('update channels set flags = $2 where id = $1', [channelIdOf('subAdmin'), allFlags])
  const own = server.as({ cookie: await freshCookie('subAdmin') })
  const token = await pageOf(own, 'subAdmin')
  const links = async () => {
    await forgotten()
    return ((await feed(token)).body as { carousel: { link: { kind: string } }[] }).carousel.map(
      ({ link }) => link.kind,
    )
  }
  expect(await links()).toEqual(['none', 'none', 'none'])
  const { id: groupId } = await main.channelGroups.create({
    body: { name: '华南首屏', channelIds: [channelIdOf('subAdmin')] },
  })
  await main.contentPermissions.set({
    params: { kind: 'course', contentId: courseId },
    body: { groupIds: [groupId] },
  })
  expect(await links()).toEqual(['course', 'course', 'course'])
  expect((await own.homeScreen.targets({ query: { kind: 'course', q: '内部' } })).items).toMatchObject([
    { id: courseId },
  ])
})

test('a preview link shows the drafts that its maker may edit, while it may, for a day', async () => {
  const { headers, accountId } = await addClerk(database, 'mainAdmin', only('homeLogo'))
  const clerk = server.as(headers)
  await saveLogo(clerk, '预览标识')
  await main.homeDrafts.theme({
    query: { version: (await draftOf(main, 'theme')).version },
    body: { colourScheme: 'red', background: '' },
  })
  const { url, endsAt } = await clerk.homeScreen.openPreview()
  expect(Math.round((Date.parse(endsAt) - Date.now()) / 3_600_000)).toBe(24)
  const path = new URL(url).pathname
  const look = async (at = path) => {
    const answer = await server.fetch(at)
    const json = /id="page">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? '{}'
    return { answer, content: (JSON.parse(json) as { content: Record<string, unknown> }).content }
  }
  const { answer, content } = await look()
  expect(content).toMatchObject({
    kind: 'homePreview',
    home: { logo: { text: '预览标识' }, theme: { colourScheme: 'blue' } },
  })
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect((await feed(tokenOf(url))).status).toBe(404)
  await saveLogo(clerk, '又改了')
  expect((await look()).content).toMatchObject({ home: { logo: { text: '又改了' } } })

  await system.execute(sql`update accounts set enabled = false where id = ${accountId}`)
  expect((await look()).content).toEqual({ kind: 'gone' })
  await system.execute(sql`update accounts set enabled = true where id = ${accountId}`)
  const { url: newer } = await clerk.homeScreen.openPreview()
  expect((await look()).content).toEqual({ kind: 'gone' })
  expect((await look(new URL(newer).pathname)).content).toMatchObject({ kind: 'homePreview' })
  expect(await clerk.homeScreen.showPreview()).toMatchObject({ endsAt: expect.any(String) as unknown })
  // Two tabs at once: one link is left.
  const all = await Promise.all(Array.from({ length: 6 }, () => clerk.homeScreen.openPreview()))
  const kinds = await Promise.all(all.map(async (one) => (await look(new URL(one.url).pathname)).content.kind))
  expect(kinds.toSorted()).toEqual(['gone', 'gone', 'gone', 'gone', 'gone', 'homePreview'])
  await clerk.homeScreen.closePreview()
  expect((await look(new URL(newer).pathname)).content).toEqual({ kind: 'gone' })
  expect(accountIdOf('mainAdmin')).not.toBe(accountId)
})
