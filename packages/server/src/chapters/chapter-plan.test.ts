import { afterAll, expect, test } from 'vitest'
import { lessonType } from '@icss/core/chapters/chapter.ts'
import { contentAddress, type Outline } from '@icss/core/chapters/outline.ts'
import { planOf } from '@icss/core/operations/plan.ts'
import { metadataHeader } from '@icss/core/uploads/tus.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sha256, tusClient, video } from '../testing/tus-client.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const tus = tusClient(server)

/** Stores a video under its digest, as the command line does; answers its content address. */
async function store(content: Buffer): Promise<string> {
  const digest = sha256(content)
  const answer = await tus.create(
    {},
    {
      'upload-length': String(content.length),
      'upload-metadata': metadataHeader({ slot: 'lessonVideo', filename: '课.mp4', sha256: digest }),
    },
    content,
  )
  expect(answer.status).toBe(201)
  return contentAddress(digest)
}

const link = (name: string) => `https://cdn.example.cn/${name}.mp4`
const outline = (...chapters: [string, Record<string, string>][]): Outline => ({
  chapters: chapters.map(([name, lessons]) => ({
    name,
    lessons: Object.entries(lessons).map(([lesson, address]) => ({ name: lesson, video: address, subtitle: '' })),
  })),
})
const newCourse = async () => {
  const body = { name: '安全生产', headImage: 'key.jpg', serialNumber: 1 }
  const { id: courseId } = await main.courses.create({ body })
  const params = { courseId }
  const tree = async () =>
    (await main.chapters.list({ params })).items.map(({ name, lessons }) => [name, lessons.map((one) => one.name)])
  return { courseId, params, tree }
}

test('an outline is planned, refused without its files, applied as one run, and again nothing changes', async () => {
  const { params, tree } = await newCourse()
  const content = video(2000)
  const missing = contentAddress(sha256(content))
  const wanted = outline(['一', { 甲: missing, 乙: link('b') }], ['二', { 甲: link('c') }])
  const plan = await main.chapters.plan({ params, body: wanted })
  expect(await main.chapters.checkPlan({ params, body: plan })).toEqual({
    moved: 0,
    missing: [{ digest: sha256(content), field: 'video' }],
    operation: null,
  })
  expect(await codeOf(main.chapters.applyPlan({ params, body: plan }))).toBe('chapter.file_missing')
  expect(await tree()).toEqual([])
  await store(content)
  const run = await main.chapters.applyPlan({ params, body: plan })
  expect(run).toMatchObject({ id: plan.id, status: 'done', created: 5, updated: 0, undoable: true })
  expect(await tree()).toEqual([
    ['一', ['甲', '乙']],
    ['二', ['甲']],
  ])
  const [first] = (await main.chapters.list({ params })).items
  expect(first).toMatchObject({ submitted: true })
  expect(first?.lessons[0]?.videoUrl).toMatch(/\/objects\/.*\.mp4$/)

  expect((await main.chapters.applyPlan({ params, body: plan })).id).toBe(run.id)
  expect(await main.chapters.checkPlan({ params, body: plan })).toMatchObject({ operation: { id: run.id } })
  expect((await main.chapters.plan({ params, body: wanted })).rows).toEqual([])
  const [changed, ...more] = (
    await main.chapters.plan({
      params,
      body: outline(['一', { 甲: missing, 乙: link('d') }], ['二', { 甲: link('c') }]),
    })
  ).rows
  expect(more).toEqual([])
  expect(changed).toMatchObject({ label: '乙', field: 'video', before: link('b'), after: link('d') })
})

test('an outline that links to what the course holds plans nothing, and to what the channel has is as if it brought it', async () => {
  const { params } = await newCourse()
  const stored = await store(video(2400))
  const plan = await main.chapters.plan({ params, body: outline(['一', { 甲: stored }]) })
  await main.chapters.applyPlan({ params, body: plan })
  const [chapter] = (await main.chapters.list({ params })).items
  const { videoUrl = '' } = chapter?.lessons[0] ?? {}
  expect(videoUrl).toContain('/objects/')
  expect((await main.chapters.plan({ params, body: outline(['一', { 甲: videoUrl }]) })).rows).toEqual([])
  const other = await main.chapters.plan({ params, body: outline(['一', { 甲: videoUrl, 乙: videoUrl }]) })
  expect(other.rows).toContainEqual(expect.objectContaining({ label: '乙', field: 'video', after: stored }))
})

test('a plan is refused whole when the course has moved, when it was changed by hand, or breaks a rule', async () => {
  const { params, tree } = await newCourse()
  const plan = await main.chapters.plan({ params, body: outline(['一', { 甲: link('a') }]) })
  const [row] = plan.rows
  expect(await codeOf(main.chapters.applyPlan({ params, body: { ...plan, rows: plan.rows.slice(1) } }))).toBe(
    'request.invalid',
  )
  await main.chapters.create({ params, body: { name: '先来' } })
  expect(await codeOf(main.chapters.applyPlan({ params, body: plan }))).toBe('operation.stale')
  expect(await main.chapters.checkPlan({ params, body: plan })).toMatchObject({ moved: 1 })
  expect(await tree()).toEqual([['先来', []]])
  expect(row).toMatchObject({ field: 'parent', before: null })
  const noVideo = 'https://cdn.example.cn/a.txt'
  expect(
    (await problemOf(main.chapters.plan({ params, body: outline(['一', { 甲: noVideo }]) }))).errors,
  ).toMatchObject({
    'chapters.0.lessons.0.video': { code: 'chapter.video_invalid' },
  })
  const fresh = await main.chapters.plan({ params, body: outline(['一', { 甲: link('a') }]) })
  const forged = planOf(fresh.rows.map((each) => (each.field === 'video' ? { ...each, after: noVideo } : each)))
  expect((await problemOf(main.chapters.applyPlan({ params, body: { ...fresh, ...forged } }))).errors).toMatchObject({
    videoUrl: { code: 'chapter.video_invalid' },
  })
  const other = await newCourse()
  const away = await main.chapters.plan({ params: other.params, body: outline(['一', {}]) })
  expect(await codeOf(main.chapters.applyPlan({ params, body: away }))).toBe('operation.stale')
})

test('an undo takes back what nobody has touched since, and says what it left', async () => {
  const { params, courseId, tree } = await newCourse()
  const before = outline(['一', { 甲: link('a'), 乙: link('b') }], ['二', { 丙: link('c') }])
  await main.chapters.applyPlan({ params, body: await main.chapters.plan({ params, body: before }) })
  const after = outline(
    ['二', { 新: link('n'), 丙: link('d') }],
    ['三', { 丁: link('e') }],
    ['一', { 乙: link('x'), 甲: link('a') }],
  )
  const plan = await main.chapters.plan({ params, body: after })
  const run = await main.chapters.applyPlan({ params, body: plan })
  expect(await tree()).toEqual([
    ['二', ['新', '丙']],
    ['三', ['丁']],
    ['一', ['乙', '甲']],
  ])
  // Somebody works on with a lesson, and adds one to a chapter of the run.
  const { items } = await main.chapters.list({ params })
  const lesson = items.flatMap(({ lessons }) => lessons).find(({ name }) => name === '丙')
  const third = items.find(({ name }) => name === '三')
  await main.chapters.update({
    params: { courseId, chapterId: lesson?.id ?? '' },
    query: { version: lesson?.version ?? 0 },
    body: { name: '丙', type: lessonType, parentId: lesson?.parentId ?? '', videoUrl: link('f') },
  })
  await main.chapters.create({
    params,
    body: { name: '戊', type: lessonType, parentId: third?.id ?? '', videoUrl: link('g') },
  })
  const { id } = await main.operations.undo({ params: { operationId: run.id } })
  const undo = await finished(main, id)
  expect(undo).toMatchObject({ status: 'done', bad: 2 })
  expect((await rejectedOf(main, undo)).map(({ value, code }) => [value, code]).toSorted()).toEqual([
    ['三', 'operation.moved_since'],
    ['丙', 'operation.moved_since'],
  ])
  expect(await tree()).toEqual([
    ['一', ['甲', '乙']],
    ['二', ['丙']],
    ['三', ['戊']],
  ])
  expect(await codeOf(main.chapters.checkPlan({ params, body: plan }))).toBe('operation.plan_undone')
  expect(await codeOf(main.chapters.applyPlan({ params, body: plan }))).toBe('operation.plan_undone')
})

test('the largest course comes in at once, and is planned again as nothing', async () => {
  const { params, courseId } = await newCourse()
  const lessons = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`课时 ${i}`, link(String(i))]))
  const wanted = outline(...Array.from({ length: 500 }, (_, i): [string, typeof lessons] => [`第 ${i} 章`, lessons]))
  const plan = await main.chapters.plan({ params, body: wanted })
  expect(await main.chapters.checkPlan({ params, body: plan })).toEqual({ moved: 0, missing: [], operation: null })
  const run = await main.chapters.applyPlan({ params, body: plan })
  expect(run.created).toBe(5_500)
  expect((await main.chapters.applyPlan({ params, body: plan })).id).toBe(run.id)
  expect((await main.chapters.plan({ params, body: wanted })).rows).toEqual([])
  const { counts, items } = await main.chapters.list({ params: { courseId }, query: { most: 300 } })
  expect([items.length, counts.lessons]).toEqual([500, 5_000])
  const more = outline(...wanted.chapters.map(({ name }): [string, typeof lessons] => [name, lessons]), ['多', {}])
  expect(await problemOf(main.chapters.plan({ params, body: more }))).toMatchObject({
    errors: { chapters: { code: 'rule.too_many', params: { max: 5_500, count: 5_501 } } },
  })
})
