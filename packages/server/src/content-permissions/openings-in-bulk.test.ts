import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { type OpeningChange, planOpenings } from '@icss/core/content-permissions/opening-plan.ts'
import { digestOf } from '@icss/core/operations/plan.ts'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { finished } from '../testing/import-file.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')
const sub = server.as('subAdmin')

const course = async (name: string, who = main) =>
  (await who.courses.create({ body: { name, headImage: 'h.jpg', serialNumber: 0 } })).id
const group = async (name: string, channelIds: string[] = [], who = main) =>
  (await who.channelGroups.create({ body: { name, channelIds } })).id

let south = ''
let east = ''
beforeAll(async () => {
  south = await group('华南', [channelIdOf('subAdmin')])
  east = await group('华东')
})

const groupsOf = async (contentId: string, kind: ContentKind = 'course') =>
  (await main.contentPermissions.show({ params: { kind, contentId } })).groupIds
const open = (contentId: string, ...groupIds: string[]) =>
  main.contentPermissions.set({ params: { kind: 'course', contentId }, body: { groupIds } })
const cells = (...items: [id: string, open: string[], close: string[]][]): OpeningChange => ({
  kind: 'openings',
  items: items.map(([contentId, opens, closes]) => ({ kind: 'course', contentId, open: opens, close: closes })),
})
const planned = (body: OpeningChange, who = main) => who.contentPermissions.plan({ body })

test('single openings are planned by content, applied once and undone', async () => {
  const [a, b, c] = [await course('财税'), await course('合规'), await course('治理')]
  await open(b, south)
  const plan = await planned(cells([a, [south, east], []], [b, [south, east], [south]], [c, [], [south]]))
  expect(plan.rows).toEqual([
    { id: b, label: '合规', field: 'course', before: south, after: east },
    { id: a, label: '财税', field: 'course', before: '', after: [south, east].toSorted().join(',') },
  ])
  const run = await main.contentPermissions.apply({ body: plan })
  expect(run).toMatchObject({ kind: 'contentPermissions.apply', status: 'done', updated: 2, undoable: true })
  expect([await groupsOf(a), await groupsOf(b)]).toEqual([[south, east].toSorted(), [east]])
  expect((await sub.receivedCourses.list({ query: {} })).items.map(({ id }) => id)).toContain(a)
  expect(await main.contentPermissions.apply({ body: plan })).toEqual(run)

  // What moved since is left alone; an opening that the run did not touch is no move.
  const west = await group('华西')
  await open(a, south, west)
  await open(b, east, west)
  const undone = await main.operations.undo({ params: { operationId: run.id } })
  expect(await finished(main, undone.id)).toMatchObject({ status: 'done', updated: 1, bad: 1 })
  expect([await groupsOf(a), await groupsOf(b)]).toEqual([[south, west].toSorted(), [south, west].toSorted()])
  expect(await codeOf(main.contentPermissions.apply({ body: plan }))).toBe('operation.plan_undone')
})

test('all of some kinds is opened to some groups, and closed again', async () => {
  const a = await course('全部一')
  const change = { kind: 'openAll', contentKinds: ['course'], groupIds: [east] } as const
  await main.contentPermissions.apply({
    body: await planned({ ...change, contentKinds: ['course'], groupIds: [east] }),
  })
  expect(await groupsOf(a)).toEqual([east])
  const later = await course('后来的')
  expect(await groupsOf(later)).toEqual([])
  expect((await planned({ kind: 'openAll', contentKinds: ['meeting'] })).rows).toEqual([])
  const closing = await planned({ kind: 'closeAll', contentKinds: ['course'] })
  expect(closing.rows.map(({ id }) => id)).toContain(a)
  await main.contentPermissions.apply({ body: closing })
  expect((await main.contentPermissions.list({ query: { kind: 'course', open: 'some' } })).total).toBe(0)
})

test('a plan whose openings moved, whose content is in the bin or whose group is gone writes nothing', async () => {
  const [a, b] = [await course('移动'), await course('不动')]
  const plan = await planned(cells([a, [south], []], [b, [south], []]))
  await open(a, south)
  expect(await codeOf(main.contentPermissions.apply({ body: plan }))).toBe('operation.stale')
  await open(a)
  await main.courses.delete({ params: { id: a } })
  expect(await codeOf(main.contentPermissions.apply({ body: plan }))).toBe('operation.stale')
  const gone = await group('撤掉')
  const second = await planned(cells([b, [gone], []]))
  await main.channelGroups.delete({ params: { groupId: gone } })
  expect(await codeOf(main.contentPermissions.apply({ body: second }))).toBe('operation.stale')
  expect(await groupsOf(b)).toEqual([])
})

test('a made-up plan, content and groups of another channel, and an account without account management are refused', async () => {
  const a = await course('自己的')
  const foreign = await course('别家的', other)
  const foreignGroup = await group('别家的组', [], other)
  expect(await codeOf(planned(cells([foreign, [south], []])))).toBe('request.not_found')
  expect(await codeOf(planned(cells([a, [foreignGroup], []])))).toBe('request.not_found')
  expect(await codeOf(planned({ kind: 'openAll', groupIds: [foreignGroup] }))).toBe('request.not_found')
  expect(await codeOf(planned(cells([`${a}x`, [south], []])))).toBe('request.not_found')

  const plan = await planned(cells([a, [south], []]))
  const forged = (change: object) => {
    const rows = plan.rows.map((row) => ({ ...row, ...change }))
    return main.contentPermissions.apply({ body: { id: plan.id, rows, digest: digestOf(rows) } })
  }
  expect(await codeOf(forged({ id: foreign }))).toBe('operation.stale')
  expect(await codeOf(forged({ after: foreignGroup }))).toBe('operation.stale')
  expect(await codeOf(forged({ after: "';drop table" }))).toBe('request.invalid')
  expect(await codeOf(forged({ field: 'flags' }))).toBe('request.invalid')
  expect(await codeOf(forged({ id: 'x' }))).toBe('request.invalid')
  expect(await codeOf(forged({ after: '-'.repeat(36) }))).toBe('request.invalid')
  expect(await codeOf(other.contentPermissions.apply({ body: plan }))).toBe('operation.stale')

  const { headers } = await addClerk(
    server.database,
    'mainAdmin',
    allFlags.map((_, id) => flags[id] !== 'accountManagement'),
  )
  const clerk = server.as(headers)
  expect(await codeOf(clerk.contentPermissions.plan({ body: cells([a, [south], []]) }))).toBe('session.forbidden')
  expect(await codeOf(clerk.contentPermissions.apply({ body: plan }))).toBe('session.forbidden')
  const run = await main.contentPermissions.apply({ body: plan })
  expect(await codeOf(clerk.operations.undo({ params: { operationId: run.id } }))).toBe('session.forbidden')
  expect(await groupsOf(a)).toEqual([south])
})

test('two plans for one opening at once: one is applied, the other has moved', async () => {
  const a = await course('两人')
  const plans = await Promise.all([planned(cells([a, [south], []])), planned(cells([a, [south], []]))])
  const codes = await Promise.all(
    plans.map((body) =>
      main.contentPermissions.apply({ body }).then(
        () => 'applied',
        ({ code }: { code: string }) => code,
      ),
    ),
  )
  expect(codes.toSorted()).toEqual(['applied', 'operation.stale'])
})

test('the list and the matrix name content by kind, newest first, as far as they are filtered', async () => {
  const [a, b] = [await course('矩阵甲'), await course('矩阵乙')]
  await open(a, south, east)
  const query = { q: '矩阵' }
  const shown = [
    { kind: 'course', contentId: b, name: '矩阵乙', groupIds: [] },
    { kind: 'course', contentId: a, name: '矩阵甲', groupIds: [south, east].toSorted() },
  ]
  expect(await main.contentPermissions.list({ query })).toEqual({ items: shown, total: 2 })
  expect(await main.contentPermissions.list({ query: { ...query, page: 2, pageSize: 1 } })).toMatchObject({
    items: [{ contentId: a }],
    total: 2,
  })
  expect(await main.contentPermissions.list({ query: { ...query, groupId: east } })).toMatchObject({ total: 1 })
  expect(await main.contentPermissions.list({ query: { ...query, open: 'none' } })).toEqual({
    items: shown.slice(0, 1),
    total: 1,
  })
  expect(await main.contentPermissions.list({ query: { q: '100%' } })).toEqual({ items: [], total: 0 })
  const matrix = await main.contentPermissions.matrix({ query })
  const [second, first] = matrix.items
  expect(second?.openTo).toEqual([])
  expect(first?.openTo.map((place) => matrix.groupIds[place])).toEqual([south, east].toSorted())
  expect(await main.contentPermissions.matrix({ query: { ...query, most: 1 } })).toMatchObject({
    items: [{ contentId: b }],
    total: 2,
  })
})

test('what the plan of core says of one piece is what the server writes', () => {
  const opening = { kind: 'file', contentId: 'f', name: '讲义', groupIds: ['1', '2'] } as const
  const rows = planOpenings({ kind: 'closeAll' }, [opening], ['1', '2', '3']).rows
  expect(rows).toEqual([{ id: 'f', label: '讲义', field: 'file', before: '1,2', after: '' }])
})
