import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxPlannedContent } from '@icss/core/content-permissions/opening-plan.ts'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished } from '../testing/import-file.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')
const sub = server.as('subAdmin')

const course = async (name: string, who = main) =>
  (await who.courses.create({ body: { name, headImage: 'h.jpg', serialNumber: 0 } })).id
const group = async (name: string, channelIds: string[] = [], who = main) =>
  (await who.channelGroups.create({ body: { name, channelIds } })).id
const groupsOf = async (contentId: string) =>
  (await main.contentPermissions.show({ params: { kind: 'course', contentId } })).groupIds
const open = (contentId: string, ...groupIds: string[]) =>
  main.contentPermissions.set({ params: { kind: 'course', contentId }, body: { groupIds } })
const ticked = async (ids: string[], who = main) => (await who.selections.create({ body: { noun: 'courses', ids } })).id
const planned = (selectionId: string, opens: string[], closes: string[] = [], who = main) =>
  who.contentPermissions.plan({ body: { kind: 'selected', selectionId, open: opens, close: closes } })

let south = ''
let east = ''
beforeAll(async () => {
  south = await group('华南', [channelIdOf('subAdmin')])
  east = await group('华东')
})

test('what is ticked is opened to some groups and closed to others as one run, which a sub-channel sees and an undo takes back', async () => {
  const [a, b, c] = [await course('财税'), await course('合规'), await course('没有勾选')]
  await open(b, east)
  const plan = await planned(await ticked([a, b]), [south], [east])
  expect(plan.rows).toEqual([
    { id: b, label: '合规', field: 'course', before: east, after: south },
    { id: a, label: '财税', field: 'course', before: '', after: south },
  ])
  const run = await main.contentPermissions.apply({ body: plan })
  expect(run).toMatchObject({ kind: 'contentPermissions.apply', status: 'done', updated: 2, undoable: true })
  expect([await groupsOf(a), await groupsOf(b), await groupsOf(c)]).toEqual([[south], [south], []])
  expect((await sub.receivedCourses.list({ query: {} })).items.map(({ id }) => id).toSorted()).toEqual(
    [a, b].toSorted(),
  )

  const undone = await main.operations.undo({ params: { operationId: run.id } })
  expect(await finished(main, undone.id)).toMatchObject({ status: 'done', updated: 2, bad: 0 })
  expect([await groupsOf(a), await groupsOf(b)]).toEqual([[], [east]])
})

test('all that match are those of the tick: what came since stays closed, what went is left out and counted', async () => {
  const [a, gone] = [await course('夜校一'), await course('夜校二')]
  const { id: selectionId, count } = await main.selections.create({ body: { noun: 'courses', query: { q: '夜校' } } })
  expect(count).toBe(2)
  const later = await course('夜校三')
  await main.courses.delete({ params: { id: gone } })
  expect(await main.selections.show({ params: { selectionId } })).toMatchObject({ count: 2, came: 1, gone: 1 })
  const plan = await planned(selectionId, [south])
  expect(plan.rows.map(({ id }) => id)).toEqual([a])
  await main.contentPermissions.apply({ body: plan })
  expect([await groupsOf(a), await groupsOf(later)]).toEqual([[south], []])
  expect((await planned(selectionId, [south])).rows).toEqual([])
})

test('files are opened as files, but for those in the bin, and notices as notices', async () => {
  const tus = tusClient(server)
  const file = async (name: string) => {
    const upload = await tus.whole(Buffer.from(name), { slot: 'cloudFile', name })
    return (await main.files.create({ body: { name, groupId: '', publisher: '办公室', file: upload } })).id
  }
  const [kept, binned] = [await file('讲义.txt'), await file('旧讲义.txt')]
  const files = await main.selections.create({ body: { noun: 'files', ids: [kept, binned] } })
  await main.files.deleteMany({ body: { ids: [binned] } })
  expect((await planned(files.id, [east])).rows).toMatchObject([{ id: kept, field: 'file', after: east }])
  expect(await main.selections.show({ params: { selectionId: files.id } })).toMatchObject({ count: 2, gone: 1 })

  const now = Date.now()
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString()
  const body = { title: '放假', body: '放假一天', startAt: at(0), endAt: at(1), durationDays: 1, publisher: '办公室' }
  const notice = await main.notices.create({ body })
  const notices = await main.selections.create({ body: { noun: 'notices', ids: [notice.id] } })
  expect((await planned(notices.id, [east])).rows).toMatchObject([{ id: notice.id, field: 'notice', after: east }])
})

test('a selection of what is no content is refused, and one that is too large', async () => {
  const tutor = await main.tutors.create({ body: { name: '讲师', avatar: 'k.jpg', introduction: '讲师', serial: 1 } })
  const tutors = await main.selections.create({ body: { noun: 'tutors', ids: [tutor.id] } })
  expect(await codeOf(planned(tutors.id, [south]))).toBe('selection.not_offered')

  const large = await ticked([await course('太多')])
  await server.database.pool.query(
    `update selections set ids = (select string_agg(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), '')
       from generate_series(1, $2)) where id = $1`,
    [large, maxPlannedContent + 1],
  )
  expect(await codeOf(planned(large, [south]))).toBe('selection.too_many')
})

test('selections and groups of others are as none; without account management, and from below, nothing is planned', async () => {
  const a = await course('自己的')
  const own = await ticked([a])
  const foreign = await ticked([await course('别家的', other)], other)
  const foreignGroup = await group('别家的组', [], other)
  expect(await codeOf(planned(foreign, [south]))).toBe('request.not_found')
  expect(await codeOf(planned(own, [foreignGroup]))).toBe('request.not_found')
  expect(await codeOf(planned(own, [], [foreignGroup]))).toBe('request.not_found')
  expect(await codeOf(planned(own, [foreignGroup], [], other))).toBe('request.not_found')
  expect(await codeOf(planned('x', [south]))).toBe('request.invalid')

  const without = (flag: string) =>
    addClerk(
      server.database,
      'mainAdmin',
      allFlags.map((_, id) => flags[id] !== flag),
    )
  const editor = server.as((await without('accountManagement')).headers)
  expect(await codeOf(planned(await ticked([a], editor), [south], [], editor))).toBe('session.forbidden')
  // A colleague's selection is their own.
  const colleague = server.as((await without('homeLogo')).headers)
  expect(await codeOf(planned(own, [south], [], colleague))).toBe('request.not_found')
  expect(await codeOf(planned(own, [south], [], sub))).toBe('session.forbidden')
  expect(await groupsOf(a)).toEqual([])
})
