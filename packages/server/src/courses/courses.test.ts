import { afterAll, describe, expect, test } from 'vitest'
import type { CourseListQuery } from '@icss/core/courses/courses.contract.ts'
import { channelIdOf, type Person } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { pngOf } from '../testing/png-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const sub = server.as('subAdmin')
const other = server.as('otherMainAdmin')
const chamber = server.as('chamberAdmin')

const draft = { name: '商务礼仪', headImage: 'https://x.cn/a.png', serialNumber: 1 }
const create = (change: object = {}, who: typeof main = main) => who.courses.create({ body: { ...draft, ...change } })
const names = async (query: Partial<CourseListQuery>) =>
  (await main.courses.list({ query })).items.map(({ name }) => name)

/** A chapter with a lesson; only what is submitted is there for others. */
async function addLesson(courseId: string, name: string, videoUrl: string): Promise<void> {
  const params = { courseId }
  const chapter = await main.chapters.create({ params, body: { name } })
  await main.chapters.create({ params, body: { type: 1, name: `${name}一`, parentId: chapter.id, videoUrl } })
  await main.chapters.submit({ params })
}

const member = ({ id }: { id: string }) => ({ kind: 'course' as const, id })
const received = async (who: typeof main) =>
  (await who.receivedCourses.list({ query: {} })).items.map(({ name }) => name)

/** Uploads a small picture and answers where it is read from. */
async function picture(who: Person): Promise<string> {
  return server.url + (await tusClient(server, who).whole(pngOf(640, 360), { slot: 'courseImage', name: 'a.png' }))
}

describe('courses', () => {
  test('are sorted into a tree, found, and kept from those who may not change them', async () => {
    const { id: parentId } = await main.courseCategories.create({ body: { name: '通用' } })
    const { id: categoryId } = await main.courseCategories.create({ body: { name: '礼仪', parentId } })
    const made = await create({ categoryId, permission: 'password', password: 'secret_1' })
    expect(made).toMatchObject({ source: 'upload', supplier: '', password: 'secret_1' })
    await create({ name: '会计基础', serialNumber: 0 })
    expect(await names({})).toEqual(['会计基础', '商务礼仪'])
    expect(await names({ categoryId: parentId })).toEqual(['商务礼仪'])
    expect(await names({ categoryId: 'none' })).toEqual(['会计基础'])
    const clerk = server.as('clerk')
    expect(JSON.stringify(await clerk.courses.list({ query: {} }))).not.toContain('secret_1')
    expect(await codeOf(clerk.courses.show({ params: { id: made.id } }))).toBe('session.forbidden')

    await main.courseCategories.delete({ params: { id: categoryId } })
    expect(await names({ categoryId: 'none', q: '礼仪' })).toEqual(['商务礼仪'])
    expect(
      await problemOf(create({ permission: 'password', password: '12345', serialNumber: 10_000, value: '1.234' })),
    ).toMatchObject({
      errors: { serialNumber: { code: 'rule.number_range' }, value: { code: 'rule.price' } },
    })
  })

  test('get a password where they ask for one and none was chosen, and keep it', async () => {
    const made = await create({ name: '凭密码', permission: 'password' })
    expect(made.password).toMatch(/^[a-z2-9]{12}$/)
    const params = { id: made.id }
    const body = { name: '改名', headImage: 'key.jpg', serialNumber: 1, permission: 'password' as const }
    expect(await main.courses.update({ params, query: { version: 1 }, body })).toMatchObject({
      password: made.password,
    })
    await main.courses.delete({ params })
  })

  test('are copied with what was submitted, under a name of their own', async () => {
    const { id } = await create({ name: '复制我' })
    await addLesson(id, '第一章', 'https://x.cn/1.mp4')
    await main.chapters.create({ params: { courseId: id }, body: { name: '没有提交' } })
    const copy = await main.courses.copy({ params: { id } })
    expect(copy).toMatchObject({ name: '复制我 (2)', source: 'upload', version: 1 })
    expect((await main.courses.copy({ params: { id } })).name).toBe('复制我 (3)')
    const { items } = await main.chapters.list({ params: { courseId: copy.id } })
    expect(items.map(({ name, lessons }) => [name, lessons.map((lesson) => lesson.videoUrl)])).toEqual([
      ['第一章', ['https://x.cn/1.mp4']],
    ])
    expect(await codeOf(other.courses.copy({ params: { id } }))).toBe('request.not_found')
  })

  test('that were bought come from the provider, with their supplier and chapters, and cannot be copied', async () => {
    const provider = server.as('provider')
    const params = { channelId: channelIdOf('mainAdmin') }
    const lesson = { name: '第一课', videoUrl: 'https://x.cn/1.mp4' }
    const body = {
      supplier: '名师学院',
      course: { ...draft, name: '名师课' },
      chapters: [{ name: '一', lessons: [lesson] }],
    }
    const { id } = await provider.purchasedCourses.deliver({ params, body })
    expect((await main.courses.list({ query: { source: 'purchase' } })).items).toMatchObject([
      { id, name: '名师课', source: 'purchase', supplier: '名师学院' },
    ])
    expect((await main.chapters.list({ params: { courseId: id } })).items).toMatchObject([{ lessons: [lesson] }])
    expect(await codeOf(main.courses.copy({ params: { id } }))).toBe('course.purchased')
    const twice = { ...body, chapters: [{ name: '一' }, { name: '一' }] }
    expect(await codeOf(provider.purchasedCourses.deliver({ params, body: twice }))).toBe('chapter.name_taken')
    expect(await names({ source: 'purchase' })).toEqual(['名师课'])

    expect((await provider.purchasedCourses.list({ params, query: { q: '名师' } })).items).toMatchObject([
      { id, name: '名师课', supplier: '名师学院' },
    ])
    const { id: own } = await create({ name: '自己上传' })
    expect(await codeOf(main.purchasedCourses.list({ params }))).toBe('session.forbidden')
    const takeBack = (courseId: string) => provider.purchasedCourses.takeBack({ params: { ...params, courseId } })
    expect(await codeOf(takeBack(own))).toBe('request.not_found')
    await takeBack(id)
    expect(await names({ source: 'purchase' })).toEqual([])
    expect(await codeOf(main.chapters.list({ params: { courseId: id } }))).toBe('request.not_found')
  })

  test('stand in the carousel in an order that two people do not overwrite', async () => {
    const [one, two] = [await create({ name: '轮播一' }), await create({ name: '轮播二' })]
    const set = (items: { kind: 'course'; id: string }[], before: { kind: 'course'; id: string }[]) =>
      main.carouselCourses.set({ body: { items, before } })
    const shown = async () => (await main.carouselCourses.list()).items.map(({ name }) => name)
    await set([member(two), member(one)], [])
    expect(await shown()).toEqual(['轮播二', '轮播一'])
    expect(await codeOf(set([member(one)], []))).toBe('request.conflict')
    const foreign = await create({ name: '别的频道' }, other)
    expect(await codeOf(set([member(foreign)], [member(two), member(one)]))).toBe('course.carousel_missing')
    await main.courses.delete({ params: { id: two.id } })
    expect(await shown()).toEqual(['轮播一'])
    expect((await chamber.carouselCourses.list()).items).toEqual([])
  })
})

describe('courses of the main channel', () => {
  test('are read by the sub-channels of the groups that they are open to, and by nobody else', async () => {
    const png = await picture('mainAdmin')
    const { id } = await create({ name: '只给华南', headImage: png })
    const { id: closed } = await create({ name: '没有开放' })
    await addLesson(id, '第一章', 'https://x.cn/1.mp4')
    await main.chapters.create({ params: { courseId: id }, body: { name: '没有提交' } })
    const group = (name: string, channelIds: string[], parentId = '') =>
      main.channelGroups.create({ body: { name, channelIds, parentId } })
    const { id: country } = await group('全国', [])
    const { id: south } = await group('华南', [channelIdOf('subAdmin')], country)
    const { id: north } = await group('华北', [])
    const open = (groupIds: string[]) =>
      main.contentPermissions.set({ params: { kind: 'course', contentId: id }, body: { groupIds } })

    await open([north])
    expect(await received(sub)).toEqual([])
    await open([south])
    expect(await received(sub)).toEqual(['只给华南'])
    await open([country])
    expect(await received(sub)).toEqual(['只给华南'])
    for (const person of ['mainAdmin', 'otherMainAdmin', 'chamberAdmin'] satisfies Person[])
      expect(await received(server.as(person))).toEqual([])

    const seen = await sub.receivedCourses.show({ params: { id } })
    expect(seen.chapters.map(({ name }) => name)).toEqual(['第一章'])
    expect(seen.chapters[0]?.lessons[0]?.videoUrl).toBe('https://x.cn/1.mp4')
    const answer = await fetch(seen.headImage)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await fetch(png, { headers: server.headersOf('subAdmin') })).status).toBe(404)

    expect(await codeOf(sub.receivedCourses.show({ params: { id: closed } }))).toBe('request.not_found')
    expect(await codeOf(other.receivedCourses.show({ params: { id } }))).toBe('request.not_found')
    const change = { params: { id }, query: { version: 1 }, body: draft }
    expect(await codeOf(sub.courses.update(change))).toBe('session.forbidden')
    expect(await codeOf(other.courses.update(change))).toBe('request.not_found')
    await open([])
    expect(await codeOf(sub.receivedCourses.show({ params: { id } }))).toBe('request.not_found')
    await open([south])
    await main.courses.delete({ params: { id } })
    expect((await main.contentPermissions.list({ query: { kind: 'course', open: 'some' } })).items).toEqual([])
  })

  test('that have a password show nothing in them until a login gives it, and lock after wrong ones', async () => {
    const lockAfter = 5
    const secret = {
      name: '凭密码',
      permission: 'password',
      password: 'secret_2',
      videoUrl: 'https://x.cn/2.mp4',
    } as const
    const made = await create(secret)
    const { id } = made
    await addLesson(id, '第一章', 'https://x.cn/3.mp4')
    const { id: group } = await main.channelGroups.create({
      body: { name: '密码组', channelIds: [channelIdOf('subAdmin')] },
    })
    const params = { id }
    const unlock = (password: string, who = sub) => who.receivedCourses.unlock({ params, body: { password } })
    expect(await codeOf(unlock('secret_2'))).toBe('request.not_found')
    await main.contentPermissions.set({ params: { kind: 'course', contentId: id }, body: { groupIds: [group] } })
    const locked = await sub.receivedCourses.show({ params })
    expect(locked).toMatchObject({ isLocked: true, chapters: [], videoUrl: '' })
    expect(JSON.stringify(locked)).not.toMatch(/第一章|\.mp4|secret_2/)

    expect(await problemOf(unlock('secret_1'))).toMatchObject({
      errors: { password: { code: 'course.password_wrong', params: { left: lockAfter - 1 } } },
    })
    const opened = await unlock('secret_2')
    expect(opened).toMatchObject({ isLocked: false, videoUrl: secret.videoUrl, chapters: [{ name: '第一章' }] })
    expect(await sub.receivedCourses.show({ params })).toEqual(opened)
    expect(JSON.stringify(opened)).not.toContain('secret_2')
    expect(await codeOf(unlock('secret_2', other))).toBe('request.not_found')

    const body = { ...draft, ...secret, password: 'secret_3' }
    await main.courses.update({ params, query: { version: made.version }, body })
    expect((await sub.receivedCourses.show({ params })).isLocked).toBe(true)
    for (let left = lockAfter - 1; left > 0; left -= 1)
      expect(await problemOf(unlock('secret_2'))).toMatchObject({ errors: { password: { params: { left } } } })
    for (const password of ['secret_2', 'secret_3']) expect(await codeOf(unlock(password))).toBe('course.locked')
  })

  test('get no link to a file of somebody else', async () => {
    const foreign = await picture('otherMainAdmin')
    const { id } = await create({ name: '借用', headImage: foreign })
    const { id: group } = await main.channelGroups.create({
      body: { name: '借用组', channelIds: [channelIdOf('subAdmin')] },
    })
    await main.contentPermissions.set({ params: { kind: 'course', contentId: id }, body: { groupIds: [group] } })
    expect((await sub.receivedCourses.show({ params: { id } })).headImage).toBe(foreign)
  })
})
