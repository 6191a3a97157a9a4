import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { HomeView } from '@icss/core/home-settings/home-view.ts'
import { channelIdOf, type Person } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { pngOf } from '../testing/png-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer({ runs: false, trustProxy: (_, hop) => hop < 1, lockAfter: 5 })
afterAll(() => server.stop())
const { system } = server.database
const main = server.as('mainAdmin')
const sub = server.as('subAdmin')
const other = server.as('otherMainAdmin')

const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
let phones = 0
const ask = async (path: string, { password, from }: { password?: string; from?: string } = {}) => {
  const answer = await server.fetch(`/p/${path}`, {
    headers: {
      'x-forwarded-for': from ?? `10.1.${(phones += 1)}.7`,
      ...(password === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(password === undefined ? {} : { method: 'POST', body: JSON.stringify({ password }) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: () => JSON.parse(text) as Record<string, unknown> }
}
const course = (who: TestClient, change: object = {}) =>
  who.courses.create({ body: { name: '财税合规进阶', headImage: 'h.jpg', serialNumber: 1, ...change } })
const withLesson = async (who: TestClient, change: object = {}) => {
  const { id } = await course(who, change)
  const params = { courseId: id }
  const { id: chapterId } = await who.chapters.create({ params, body: { name: '第一章' } })
  await who.chapters.create({
    params,
    body: { type: 1, name: '第一节', parentId: chapterId, videoUrl: 'https://video.example.cn/a.mp4' },
  })
  await who.chapters.submit({ params })
  return id
}
/** The feed as it is now: at a new address each time, since one that was read is remembered for half a second. */
const homeOf = async (who: TestClient, person: Person): Promise<() => Promise<HomeView>> => {
  const params = { id: channelIdOf(person) }
  await who.homePage.openLink({ params })
  return async () => {
    const { url } = await who.homePage.renewLink({ params, body: {} })
    return (await ask(`${tokenOf(url)}/home`)).body() as HomeView
  }
}

test('what is not marked public opens nowhere, and the home screen names it without an address', async () => {
  const id = await withLesson(main)
  await main.carouselCourses.set({ body: { items: [{ kind: 'course', id }], before: [] } })
  const home = await homeOf(main, 'mainAdmin')
  expect((await home()).courses).toMatchObject([{ name: '财税合规进阶', address: '' }])
  expect(await main.courses.showLink({ params: { id } })).toEqual({ link: null })

  const { url } = await main.courses.openLink({ params: { id } })
  expect((await home()).courses).toMatchObject([{ address: url }])
  const shown = await ask(`${tokenOf(url)}/course`)
  expect(shown.body()).toMatchObject({
    name: '财税合规进阶',
    isLocked: false,
    chapters: [{ name: '第一章', lessons: [{ name: '第一节', videoUrl: 'https://video.example.cn/a.mp4' }] }],
  })
  // Neither an id nor a password.
  expect(shown.text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-7|password/)
  const page = await ask(tokenOf(url))
  expect([page.status, page.text.includes('"kind":"course"')]).toEqual([200, true])

  await main.courses.closeLink({ params: { id } })
  expect((await home()).courses).toMatchObject([{ address: '' }])
  expect((await ask(`${tokenOf(url)}/course`)).status).toBe(404)
})

test('a course with a password opens only after it, and who guesses is locked while others are not', async () => {
  const id = await withLesson(main, { name: '内部课程', permission: 'password', password: 'open_1' })
  const token = tokenOf((await main.courses.openLink({ params: { id } })).url)
  const locked = await ask(`${token}/course`)
  expect(locked.body()).toMatchObject({ isLocked: true, chapters: [], videoUrl: '' })
  expect((await ask(token)).text).not.toContain('video.example.cn')
  const unlock = (password: string, from: string) => ask(`${token}/course/unlock`, { password, from })
  const wrong = await unlock('nope_1', '192.0.2.1')
  expect([wrong.status, wrong.body()]).toMatchObject([
    422,
    { errors: { password: { code: 'course.password_wrong', params: { left: 4 } } } },
  ])
  expect((await unlock('open_1', '192.0.2.1')).body()).toMatchObject({ isLocked: false, chapters: [{}] })

  // Many at once are counted like one after the other, and the right one among them helps nobody who is locked.
  const burst = await Promise.all(Array.from({ length: 30 }, (_, at) => unlock(`no_${at}`, '192.0.2.2')))
  expect(burst.filter(({ status }) => status === 422)).toHaveLength(4)
  expect((await unlock('open_1', '192.0.2.2')).body()).toMatchObject({ code: 'course.locked' })
  expect((await unlock('open_1', '192.0.2.3')).status).toBe(200)
})

test('many addresses that guess are slowed down together', async () => {
  const id = await withLesson(main, { name: '被猜的课程', permission: 'password', password: 'open_1' })
  const token = tokenOf((await main.courses.openLink({ params: { id } })).url)
  const answers: number[] = []
  for (let at = 0; at < 14; at += 1)
    answers.push((await ask(`${token}/course/unlock`, { password: 'nope_1', from: `198.51.100.${at}` })).status)
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422))
  expect(answers.at(-1)).toBe(429)
})

test('an opening to sub-channels makes nothing public; a link to what is public above has its address', async () => {
  const id = await course(main, { name: '开放的课程' }).then((one) => one.id)
  const { id: groupId } = await main.channelGroups.create({
    body: { name: '华南', channelIds: [channelIdOf('subAdmin')] },
  })
  await main.contentPermissions.set({ params: { kind: 'course', contentId: id }, body: { groupIds: [groupId] } })
  const image =
    server.url + (await tusClient(server, 'subAdmin').whole(pngOf(640), { slot: 'carouselImage', name: 'a.png' }))
  const item = { imageName: '课', image, linkType: 'course' as const, linkAddress: id }
  await sub.homeDrafts.carousel({ query: { version: 0 }, body: { items: [item, item, item] } })
  await sub.homeScreen.publish({ body: { revision: 0 } })
  const home = await homeOf(sub, 'subAdmin')
  expect((await home()).carousel[0]?.link).toEqual({ kind: 'course', address: '', name: '开放的课程' })
  const { url } = await main.courses.openLink({ params: { id } })
  expect((await home()).carousel[0]?.link).toEqual({ kind: 'course', address: url, name: '开放的课程' })
})

test('lives, notices and files open by their links alone, and go with what they are about', async () => {
  const tutor = await main.tutors.create({ body: { name: '林月华', avatar: 'a.jpg', serial: 1, introduction: '简介' } })
  const day = 86_400_000
  const soon = {
    startAt: new Date(Date.now() + day).toISOString(),
    endAt: new Date(Date.now() + 2 * day).toISOString(),
  }
  const live = await main.lives.create({
    body: { name: '公开直播', type: 'ROOM', headImage: 'h.jpg', ...soon, tutorId: tutor.id },
  })
  const key = (await tusClient(server, 'mainAdmin').whole(Buffer.from('计划'), { slot: 'cloudFile', name: 'p.txt' }))
    .split('/')
    .at(-1)
  const file = await main.files.create({ body: { name: '计划', file: key ?? '', publisher: '办公室' } })
  const home = await homeOf(main, 'mainAdmin')
  expect(await home()).toMatchObject({ notices: [], files: [] })

  const liveLink = await main.lives.openLink({ params: { id: live.id } })
  const fileLink = await main.files.openLink({ params: { id: file.id } })
  const seen = await home()
  expect(seen.lives.find(({ name }) => name === '公开直播')?.address).toBe(liveLink.url)
  expect(seen.files).toMatchObject([{ name: '计划', address: fileLink.url }])
  const liveToken = tokenOf(liveLink.url)
  expect((await ask(`${liveToken}/live`)).body()).toMatchObject({
    state: 'notStarted',
    watchUrl: '',
    tutorName: '林月华',
  })
  expect((await ask(`${tokenOf(fileLink.url)}/file`)).body()).toMatchObject({ name: '计划', type: 'txt', size: 6 })
  expect((await ask(`${tokenOf(fileLink.url)}/download`)).text).toBe('计划')
  // A token opens what it is of, and nothing else.
  expect((await ask(`${liveToken}/download`)).status).toBe(404)
  expect((await ask(`${liveToken}/file`)).status).toBe(404)

  await main.files.delete({ params: { id: file.id } })
  expect((await ask(`${tokenOf(fileLink.url)}/download`)).status).toBe(404)
  expect(await codeOf(main.files.openLink({ params: { id: file.id } }))).toBe('request.not_found')
  await main.files.restore({ body: { ids: [file.id] } })
  expect((await ask(`${tokenOf(fileLink.url)}/download`)).status).toBe(200)
  await main.lives.delete({ params: { id: live.id } })
  expect((await ask(`${liveToken}/live`)).status).toBe(404)
})

test('another channel marks nothing, and a channel in conference-room mode has no such page', async () => {
  const id = await withLesson(main, { name: '隐藏的课程' })
  expect(await codeOf(other.courses.openLink({ params: { id } }))).toBe('request.not_found')
  const token = tokenOf((await main.courses.openLink({ params: { id } })).url)
  expect((await ask(token)).status).toBe(200)
  await system.execute(sql`update channels set membership_code = 'WM1001' where id = ${channelIdOf('mainAdmin')}`)
  expect((await ask(token)).status).toBe(404)
  await system.execute(sql`update channels set membership_code = '' where id = ${channelIdOf('mainAdmin')}`)
})
