import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lessonType } from '@icss/core/chapters/chapter.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ olderClients: true, runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const channelId = channelIdOf('mainAdmin')
const video = 'https://cdn.example.cn/1.mp4'

beforeEach(async () => {
  await server.database.system.execute(sql`delete from courses`)
})

const fault = async (call: Promise<unknown>) => (await problemOf(call)).errors

const newCourse = async (client = main) => {
  const body = { name: '安全生产', headImage: 'key.jpg', serialNumber: 1 }
  return { courseId: (await client.courses.create({ body })).id }
}
const add = (courseId: string, name: string, parentId?: string) =>
  main.chapters.create({
    params: { courseId },
    body: parentId === undefined ? { name } : { name, type: lessonType, parentId, videoUrl: video },
  })
const names = async (courseId: string) =>
  (await main.chapters.list({ params: { courseId } })).items.map((one) => [
    one.name,
    one.lessons.map(({ name }) => name),
  ])

test('chapters and lessons are added, moved, ordered, changed and deleted', async () => {
  const { courseId } = await newCourse()
  const params = { courseId }
  const [first, second] = [await add(courseId, '第一章'), await add(courseId, '第二章')]
  const [a, b] = [await add(courseId, '甲', first.id), await add(courseId, '乙', first.id)]
  await add(courseId, '甲', second.id)
  expect(await names(courseId)).toEqual([
    ['第一章', ['甲', '乙']],
    ['第二章', ['甲']],
  ])
  await main.chapters.reorder({ params, body: { ids: [second.id, first.id] } })
  await main.chapters.reorder({ params, body: { parentId: first.id, ids: [b.id, a.id] } })
  expect(await names(courseId)).toEqual([
    ['第二章', ['甲']],
    ['第一章', ['乙', '甲']],
  ])
  for (const ids of [[first.id], [first.id, first.id], [first.id, a.id]])
    expect(await codeOf(main.chapters.reorder({ params, body: { ids } }))).toBe('request.conflict')
  const body = { name: '丙', type: lessonType, parentId: second.id, videoUrl: video, courseMinutes: 12 } as const
  const moved = await main.chapters.update({ params: { courseId, chapterId: b.id }, query: { version: 1 }, body })
  expect(moved).toMatchObject({ parentId: second.id, courseMinutes: 12, courseSeconds: 1, version: 2 })
  await main.chapters.delete({ params: { courseId, chapterId: second.id } })
  expect(await names(courseId)).toEqual([['第一章', ['甲']]])
})

test('of a course with many nodes the chapters come first, and count what was left out', async () => {
  const { courseId } = await newCourse()
  const params = { courseId }
  const [first] = [await add(courseId, '第一章'), await add(courseId, '第二章')]
  await add(courseId, '甲', first.id)
  await main.chapters.submit({ params })
  await add(courseId, '乙', first.id)
  const [whole, few] = [
    await main.chapters.list({ params, query: { most: 4 } }),
    await main.chapters.list({ params, query: { most: 3 } }),
  ]
  expect(whole).toMatchObject({ isWhole: true, items: [{ lessons: [{ name: '甲' }, { name: '乙' }] }, {}] })
  expect(whole.counts).toEqual({ lessons: 2, seconds: 122, unsubmitted: 1 })
  expect(few).toEqual({ ...whole, isWhole: false, items: whole.items.map((one) => ({ ...one, lessons: [] })) })
})

test('rules are the same everywhere: names, parents, types, links', async () => {
  const { courseId } = await newCourse()
  const other = await newCourse()
  const chapter = await add(courseId, '第一章')
  const lesson = await add(courseId, '甲', chapter.id)
  const elsewhere = await add(other.courseId, '第一章')
  expect(await fault(add(courseId, ' 第一章 '))).toMatchObject({ name: { code: 'chapter.name_taken' } })
  expect(await fault(add(courseId, '甲', chapter.id))).toMatchObject({ name: { code: 'chapter.name_taken' } })
  for (const parentId of [lesson.id, elsewhere.id, 'x', channelId])
    expect(await fault(add(courseId, '乙', parentId))).toMatchObject({ parentId: { code: 'chapter.parent_missing' } })
  expect(await fault(add(courseId, '𠮷'.repeat(31)))).toMatchObject({ name: { code: 'rule.max_length' } })
  await add(courseId, '𠮷'.repeat(30))
  expect(
    await fault(
      main.chapters.update({
        params: { courseId, chapterId: chapter.id },
        query: { version: 1 },
        body: { name: '乙', type: lessonType, parentId: chapter.id, videoUrl: video },
      }),
    ),
  ).toMatchObject({ type: { code: 'chapter.type_fixed' } })
  const stored = { channelId, courseId, name: '乙', type: lessonType, parentId: chapter.id } as const
  expect(await fault(main.chapters.editCloudCourseKpoint({ body: { ...stored, videoUrl: 'x' } }))).toMatchObject({
    videoUrl: { code: 'chapter.video_invalid' },
  })
  const linked = { ...stored, videoUrl: 'https://cdn.example.cn/1.mp4' }
  expect(
    await fault(main.chapters.editCloudCourseKpoint({ body: { ...linked, srtUrl: 'https://cdn.example.cn/1.txt' } })),
  ).toMatchObject({ srtUrl: { code: 'chapter.video_invalid' } })
  const subtitled = { ...linked, srtUrl: 'https://cdn.example.cn/1.srt' }
  expect(await main.chapters.editCloudCourseKpoint({ body: subtitled })).toMatchObject({ success: 0 })
})

test('the second of two editors is told, and nothing is overwritten', async () => {
  const { courseId } = await newCourse()
  const { id: chapterId } = await add(courseId, '第一章')
  const rename = (name: string) =>
    main.chapters.update({ params: { courseId, chapterId }, query: { version: 1 }, body: { name } })
  const ended = await Promise.allSettled([rename('一'), rename('二')])
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await codeOf(rename('三'))).toBe('request.conflict')
  const twice = await Promise.allSettled([add(courseId, '新'), add(courseId, '新')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('leaving drops what was not submitted, and no more', async () => {
  const { courseId } = await newCourse()
  const params = { courseId }
  const kept = await add(courseId, '第一章')
  const lesson = await add(courseId, '甲', kept.id)
  await main.chapters.submit({ params })
  const fresh = await add(courseId, '第二章')
  await add(courseId, '乙', kept.id)
  await main.chapters.deleteCloudCourseKpoint({ body: { channelId, courseId } })
  expect(await names(courseId)).toEqual([['第一章', ['甲']]])
  const again = await add(courseId, '第二章')
  expect(again.id).not.toBe(fresh.id)
  await main.chapters.update({
    params: { courseId, chapterId: lesson.id },
    query: { version: 1 },
    body: { name: '甲', type: lessonType, parentId: again.id, videoUrl: video },
  })
  await main.chapters.deleteCloudCourseKpoint({ body: { channelId, courseId } })
  expect(await names(courseId)).toEqual([
    ['第一章', []],
    ['第二章', ['甲']],
  ])
})
