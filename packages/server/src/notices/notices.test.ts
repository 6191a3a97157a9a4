import { afterAll, expect, test } from 'vitest'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const sub = server.as('subAdmin')
const other = server.as('otherMainAdmin')

const day = 86_400_000
// Of one moment: a millisecond between two would make the window longer than its days.
const now = Date.now()
const at = (days: number) => new Date(now + days * day).toISOString()
const draft = {
  title: '春节放假通知',
  body: '二月三日起放假',
  startAt: at(-1),
  endAt: at(6),
  durationDays: 7,
  publisher: '办公室',
}
const create = (change: object = {}) => main.notices.create({ body: { ...draft, ...change } })
const setStatus = (id: string, status: 'published' | 'withdrawn') =>
  main.notices.setStatus({ params: { id }, body: { status } })
const received = async (who: typeof main) =>
  (await who.receivedNotices.list({ query: {} })).items.map(({ title }) => title)

test('a notice is written, published, withdrawn and deleted in that order', async () => {
  const { id, status } = await create()
  expect(status).toBe('draft')
  expect(await codeOf(setStatus(id, 'withdrawn'))).toBe('notice.not_published')
  expect((await setStatus(id, 'published')).status).toBe('published')
  expect(await codeOf(main.notices.delete({ params: { id } }))).toBe('notice.published')
  expect((await setStatus(id, 'withdrawn')).status).toBe('withdrawn')
  await main.notices.delete({ params: { id } })
  const { id: past } = await create({ startAt: at(-9), endAt: at(-2) })
  expect(await codeOf(setStatus(past, 'published'))).toBe('notice.over')
  expect(await problemOf(create({ durationDays: 6 }))).toMatchObject({
    errors: { durationDays: { code: 'notice.days_differ' } },
  })
  expect(await problemOf(create({ body: '字'.repeat(501), title: '' }))).toMatchObject({
    errors: { body: { code: 'rule.max_length' }, title: { code: 'rule.required' } },
  })
})

test('it is shown during its window, to the own channel and to the groups that it is open to', async () => {
  const { id } = await create({ title: '全员大会', openToGroups: true })
  const { id: later } = await create({ title: '还没到时间', startAt: at(1), endAt: at(2), durationDays: 1 })
  await setStatus(id, 'published')
  await setStatus(later, 'published')
  expect(await received(main)).toEqual(['全员大会'])
  expect(await received(sub)).toEqual([])

  const { id: groupId } = await main.channelGroups.create({
    body: { name: '华南', channelIds: [channelIdOf('subAdmin')] },
  })
  const open = (groupIds: string[]) =>
    main.contentPermissions.set({ params: { kind: 'notice', contentId: id }, body: { groupIds } })
  await open([groupId])
  expect(await received(sub)).toEqual(['全员大会'])
  expect(await received(other)).toEqual([])
  expect((await sub.receivedNotices.list({ query: {} })).unread).toBe(1)

  expect(await codeOf(other.receivedNotices.see({ params: { id } }))).toBe('request.not_found')
  await sub.receivedNotices.see({ params: { id } })
  await sub.receivedNotices.see({ params: { id } })
  await main.receivedNotices.see({ params: { id } })
  const readers = await main.notices.readers({ params: { id }, query: { sort: 'seenAt' } })
  expect(readers.items.map(({ channelName }) => channelName)).toEqual(['Channel of subAdmin', 'Channel of mainAdmin'])
  expect((await main.notices.show({ params: { id } })).readerCount).toBe(2)
  expect(await sub.receivedNotices.list({ query: {} })).toMatchObject({ items: [{ isSeen: true }], unread: 0 })

  await open([])
  expect(await received(sub)).toEqual([])
  expect(await codeOf(sub.receivedNotices.see({ params: { id } }))).toBe('request.not_found')
  await open([groupId])
  await setStatus(id, 'withdrawn')
  expect([await received(sub), await received(main)]).toEqual([[], []])
})

test('notices are exported, their bodies in words', async () => {
  const bold = [{ type: 'strong' }]
  await create({
    title: '导出',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '各' },
            { type: 'text', marks: bold, text: '部门' },
          ],
        },
      ],
    },
  })
  const asked = '/api/v1/notices/export?q=导出&format=jsonl'
  const answer = await server.fetch(asked, { who: 'mainAdmin' })
  expect(JSON.parse(await answer.text())).toMatchObject({
    title: '导出',
    body: '各部门',
    durationDays: 7,
    readerCount: 0,
  })
  expect(await (await server.fetch(asked, { who: 'otherMainAdmin' })).text()).toBe('')
})
