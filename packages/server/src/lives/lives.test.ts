import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveListQuery } from '@icss/core/lives/lives.contract.ts'
import { instantCell } from '@icss/core/spreadsheets/time-cells.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { inHours } from '../testing/in-hours.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
let tutorId = ''
beforeAll(async () => {
  const tutor = { name: '欧阳娜', introduction: '简介', avatar: 'a.jpg', serial: 1 }
  ;({ id: tutorId } = await main.tutors.create({ body: tutor }))
})

const window = { startAt: inHours(24), endAt: inHours(26) }
const create = (change: object = {}) =>
  main.lives.create({ body: { name: '新年公开课', type: 'ROOM', headImage: 'h.jpg', ...window, tutorId, ...change } })
const act = (id: string, action: 'start' | 'pause' | 'resume' | 'end') =>
  main.lives.act({ params: { id }, body: { action } })
const names = async (query: Partial<LiveListQuery>) =>
  (await main.lives.list({ query: { sort: 'name', ...query } })).items.map(({ name }) => name)

test('a live is kept with its tutor, and found by state, type and two characters', async () => {
  const made = await create()
  expect(made).toMatchObject({ status: 'F', tutorName: '欧阳娜', viewerCount: 0, recording: true, courseId: null })
  expect(made.startAt).toBe(window.startAt)
  const { id } = await create({ name: '内部例会', type: 'ROOMX' })
  await act(id, 'start')
  await act(id, 'pause')
  expect(await names({})).toEqual(['内部例会', '新年公开课'])
  expect(await names({ state: 'live' })).toEqual(['内部例会'])
  expect(await names({ state: 'notStarted', type: 'ROOM' })).toEqual(['新年公开课'])
  expect(await names({ q: '例会' })).toEqual(['内部例会'])
  expect(await codeOf(main.lives.delete({ params: { id } }))).toBe('live.wrong_status')
  await act(id, 'end')
  await main.lives.delete({ params: { id } })
  await main.lives.delete({ params: { id: made.id } })
})

test('an unknown tutor and an end before the start stand at their fields', async () => {
  expect(await problemOf(create({ tutorId: '0199aa00-0000-7000-8000-000000000000' }))).toMatchObject({
    errors: { tutorId: { code: 'live.tutor_missing' } },
  })
  expect(await problemOf(create({ endAt: window.startAt }))).toMatchObject({
    errors: { endAt: { code: 'rule.end_before_start' } },
  })
})

describe('the status', () => {
  test('takes only the steps of the machine, one at a time', async () => {
    const { id } = await create()
    expect(await problemOf(act(id, 'pause'))).toMatchObject({ code: 'live.wrong_status', params: { status: 'F' } })
    const started = await Promise.allSettled([act(id, 'start'), act(id, 'start'), act(id, 'start')])
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await act(id, 'pause')).status).toBe('P')
    expect((await act(id, 'resume')).status).toBe('L')
    const before = Date.now()
    expect(await main.lives.show({ params: { id } })).toMatchObject({ status: 'L', endedAt: null })
    // It was planned to end tomorrow.
    const { status, endedAt } = await act(id, 'end')
    expect(status).toBe('C')
    expect(Date.parse(endedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(endedAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(await main.lives.show({ params: { id } })).toMatchObject({
      endedAt,
      endAt: new Date(window.endAt).toISOString(),
    })
  })

  test('of an ended live leads to a course once, when there is a recording', async () => {
    const { id } = await create({ name: '转点播' })
    const params = { id }
    expect(await codeOf(main.lives.convert({ params }))).toBe('live.wrong_status')
    await act(id, 'start')
    await act(id, 'end')
    expect(await codeOf(main.lives.convert({ params }))).toBe('live.no_recording')
    await main.lives.setRecording({ params, body: { recordingUrl: 'https://files.example.cn/a.mp4' } })
    const { courseId } = await main.lives.convert({ params })
    const { rows } = await server.database.pool.query('select name, video_url from courses where id = $1', [courseId])
    expect(rows).toEqual([{ name: '转点播', video_url: 'https://files.example.cn/a.mp4' }])
    expect(await codeOf(main.lives.convert({ params }))).toBe('live.already_course')
  })
})

test('a live outlives its tutor and its category', async () => {
  const { id: categoryId } = await main.tutorCategories.create({ body: { name: '客座' } })
  const body = { name: '李吉', introduction: '简介', avatar: 'a.jpg', serial: 1, categoryId }
  const { id } = await main.tutors.create({ body })
  const { id: liveId } = await create({ tutorId: id })
  await main.tutorCategories.delete({ params: { id: categoryId } })
  expect((await main.tutors.show({ params: { id } })).categoryId).toBe('')
  await main.tutors.delete({ params: { id } })
  expect(await main.lives.show({ params: { id: liveId } })).toMatchObject({ tutorId: '', tutorName: '' })
})

test('a sub-channel sees the lives that are open to its group, and where to watch them', async () => {
  const sub = server.as('subAdmin')
  const { id } = await create({ name: '开放的直播' })
  await create({ name: '不开放的直播' })
  const { id: groupId } = await main.channelGroups.create({
    body: { name: '华南', channelIds: [channelIdOf('subAdmin')] },
  })
  const open = (groupIds: string[]) =>
    main.contentPermissions.set({ params: { kind: 'live', contentId: id }, body: { groupIds } })
  await open([groupId])
  const received = async (who: typeof main) => (await who.receivedLives.list({ query: {} })).items
  expect(await received(sub)).toMatchObject([{ name: '开放的直播', tutorName: '欧阳娜', watchUrl: '' }])
  expect(await received(server.as('otherMainAdmin'))).toEqual([])
  await act(id, 'start')
  const { watchUrl, channelName } = await sub.receivedLives.show({ params: { id } })
  expect(watchUrl).toBe((await main.lives.watchAddress({ params: { id } })).url)
  expect(channelName).toBe('Channel of mainAdmin')
  expect(await codeOf(sub.lives.show({ params: { id } }))).toBe('request.not_found')
  await open([])
  expect(await received(sub)).toEqual([])
  expect(await codeOf(sub.receivedLives.show({ params: { id } }))).toBe('request.not_found')
})

test('a renewed key is another one', async () => {
  const params = { id: (await create()).id }
  const { server: address, key } = await main.lives.pushAddress({ params })
  expect([address, key.split('?')[0]]).toEqual(['rtmp://127.0.0.1/live', params.id])
  expect((await main.lives.pushAddress({ params })).key).toBe(key)
  const renewed = await main.lives.renewKey({ params })
  expect(renewed.key).not.toBe(key)
  expect((await main.lives.pushAddress({ params })).key).toBe(renewed.key)
})

test('lives are exported as they are listed, with the names of tutor and category', async () => {
  const { id: courseCategoryId } = await main.courseCategories.create({ body: { name: '公开课' } })
  await create({ name: '导出, 一', type: 'ROOM2', courseCategoryId })
  const answer = await server.fetch('/api/v1/lives/export?type=ROOM2&language=en', { who: 'mainAdmin' })
  const [header, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  expect(header).toContain('Name,Type,Source,Status,Starts,Ends,Ended,Tutor')
  expect(rows).toEqual([
    expect.stringContaining(`"导出, 一",Big name,Computer,Not started,${instantCell.write(window.startAt, 'en')}`),
  ])
  expect(rows[0]).toContain('欧阳娜')
  expect(rows[0]).toContain('公开课')
})
