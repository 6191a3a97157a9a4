import { afterAll, expect, test } from 'vitest'
import type { Operation } from '@icss/core/operations/operation.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const chamber = server.as('chamberAdmin')
const tutorOf = (name: string) => ({ name, avatar: 'k.jpg', introduction: '讲师', serial: 1 })
const addTutors = (...names: string[]) =>
  Promise.all(names.map((name) => main.tutors.create({ body: tutorOf(name) }).then(({ id }) => id)))
const at = (selectionId: string) => ({ params: { selectionId } })
const outcomeOf = async (client: TestClient, begun: Promise<Operation>) => finished(client, (await begun).id)
const undo = async (client: TestClient, { id: operationId }: Operation) =>
  outcomeOf(client, client.operations.undo({ params: { operationId } }))

test('what is ticked is deleted as one run; what somebody deleted meanwhile is told row by row; undo brings all back', async () => {
  const ids = await addTutors('甲一', '甲二', '甲三')
  const chosen = await main.selections.create({ body: { noun: 'tutors', ids } })
  expect(chosen).toMatchObject({ noun: 'tutors', count: 3 })
  await main.tutors.delete({ params: { id: ids[0] ?? '' } })

  const tried = await outcomeOf(main, main.selections.delete({ ...at(chosen.id), body: { dryRun: true } }))
  expect(tried).toMatchObject({ status: 'done', dryRun: true, deleted: 2, bad: 1, undoable: false })
  expect((await main.tutors.list({ query: { q: '甲' } })).total).toBe(2)

  const run = await outcomeOf(main, main.selections.delete({ ...at(chosen.id), body: {} }))
  expect(run).toMatchObject({ status: 'done', title: '删除 3 位导师', deleted: 2, bad: 1, undoable: true })
  expect(await rejectedOf(main, run)).toMatchObject([{ code: 'request.not_found' }])
  expect((await main.tutors.list({ query: { q: '甲' } })).total).toBe(0)

  expect(await undo(main, run)).toMatchObject({ status: 'done', created: 2, bad: 0 })
  expect((await main.tutors.list({ query: { q: '甲' } })).items.map(({ id }) => id).toSorted()).toEqual(
    ids.slice(1).toSorted(),
  )
})

test('all that match are fixed at the tick; what came since is counted and stays', async () => {
  await addTutors('乙一', '乙二')
  const chosen = await main.selections.create({ body: { noun: 'tutors', query: { q: '乙' } } })
  await addTutors('乙三')
  expect(await main.selections.show(at(chosen.id))).toMatchObject({ count: 2, came: 1 })
  await outcomeOf(main, main.selections.delete({ ...at(chosen.id), body: {} }))
  expect((await main.tutors.list({ query: { q: '乙' } })).items.map(({ name }) => name)).toEqual(['乙三'])
})

test('of what lies in another record all that match are those in it; others of the channel and of strangers stay', async () => {
  const cardIn = async (companyId: string, name: string, phone: string) =>
    chamber.employees.create({ params: { companyId }, body: { name, position: '经理', phone, avatar: '' } })
  const made = async () => (await chamber.companies.create({ body: companyOf() })).id
  const [here, there] = [await made(), await made()]
  await cardIn(here, '丁一', '13811330001')
  await cardIn(here, '丁二', '13811330002')
  const kept = await cardIn(there, '丁三', '13811330003')
  const listed = async (companyId: string) =>
    (await chamber.employees.list({ params: { companyId }, query: {} })).items.map(({ name }) => name)
  const query = { q: '丁', companyId: here }
  const chosen = await chamber.selections.create({ body: { noun: 'employees', query } })
  expect(chosen.count).toBe(2)
  const file = await chamber.selections.export({ ...at(chosen.id), query: { format: 'csv' } })
  expect(await file.text()).toMatch(/丁一[^]*丁二/)
  const run = await outcomeOf(chamber, chamber.selections.delete({ ...at(chosen.id), body: {} }))
  expect(run).toMatchObject({ title: '删除 2 张员工名片', deleted: 2, bad: 0, undoable: true })
  expect([await listed(here), await listed(there)]).toEqual([[], [kept.name]])
  expect(await undo(chamber, run)).toMatchObject({ created: 2, bad: 0 })
  expect((await listed(here)).toSorted()).toEqual(['丁一', '丁二'])
  const stranger = server.as('otherChamberAdmin')
  expect(await codeOf(stranger.selections.create({ body: { noun: 'employees', query } }))).toBe('selection.none')
  for (const bad of [{ companyId: 'x' }, { companyid: here }])
    expect(await codeOf(chamber.selections.create({ body: { noun: 'employees', query: bad } }))).toBe('request.invalid')
})

test('category, on and off, and tags of many are changed and taken back; what is so already is skipped', async () => {
  const ids = await addTutors('丙一', '丙二')
  const chosen = await main.selections.create({ body: { noun: 'tutors', ids } })
  const off = await outcomeOf(main, main.selections.change({ ...at(chosen.id), body: { isOn: false } }))
  expect(off).toMatchObject({ title: '下线 2 位导师', updated: 2, bad: 0 })
  const again = await outcomeOf(main, main.selections.change({ ...at(chosen.id), body: { isOn: false } }))
  expect(again).toMatchObject({ updated: 0, skipped: 2 })
  await main.tutors.update({
    params: { id: ids[0] ?? '' },
    query: { version: 2 },
    body: { ...tutorOf('丙一'), status: 'offline', serial: 5 },
  })
  expect(await undo(main, off)).toMatchObject({ updated: 1, bad: 1 })
  const { items } = await main.tutors.list({ query: { q: '丙', sort: 'name' } })
  expect(items.map(({ status }) => status).toSorted()).toEqual(['offline', 'online'])

  const category = await main.tutorCategories.create({ body: { name: '外聘', parentId: '' } })
  const moved = await outcomeOf(main, main.selections.change({ ...at(chosen.id), body: { categoryId: category.id } }))
  expect(moved).toMatchObject({ title: '更改 2 位导师的分类', updated: 2 })
  expect((await main.tutors.list({ query: { categoryId: category.id } })).total).toBe(2)
  expect(await undo(main, moved)).toMatchObject({ updated: 2, bad: 0 })

  const full = await chamber.companies.create({
    body: companyOf({ name: '满', industryTags: ['一', '二', '三', '四'] }),
  })
  const free = await chamber.companies.create({ body: companyOf({ name: '空', industryTags: ['一'] }) })
  const companies = await chamber.selections.create({
    body: { noun: 'companies', ids: [full.id, free.id] },
  })
  const tagged = await outcomeOf(
    chamber,
    chamber.selections.change({ ...at(companies.id), body: { addTags: ['教育'], dropTags: [] } }),
  )
  expect(tagged).toMatchObject({ updated: 1, bad: 1 })
  expect(await rejectedOf(chamber, tagged)).toMatchObject([{ value: '满', code: 'rule.too_many' }])
  const params = { companyId: free.id }
  expect((await chamber.companies.show({ params })).industryTags).toEqual(['一', '教育'])
  expect(await undo(chamber, tagged)).toMatchObject({ updated: 1, bad: 0 })
  expect((await chamber.companies.show({ params })).industryTags).toEqual(['一'])
})

test('what is chosen is exported', async () => {
  const ids = await addTutors('丁一', '丁二', '丁三')
  const chosen = await main.selections.create({ body: { noun: 'tutors', ids: ids.slice(0, 2) } })
  const answer = await main.selections.export({ ...at(chosen.id), query: { format: 'jsonl' } }, { timeout: 0 })
  const names = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { name: string }).name)
  expect(names.toSorted()).toEqual(['丁一', '丁二'])
})

test('nobody chooses, sees or runs what their rights do not reach', async () => {
  const [id = ''] = await addTutors('戊')
  const chosen = await main.selections.create({ body: { noun: 'tutors', ids: [id] } })
  for (const who of ['otherMainAdmin', 'chamberAdmin'] as const) {
    const other = server.as(who)
    expect(await codeOf(other.selections.show(at(chosen.id)))).toBe('request.not_found')
    expect(await codeOf(other.selections.delete({ ...at(chosen.id), body: {} }))).toBe('request.not_found')
    expect(await codeOf(other.selections.create({ body: { noun: 'tutors', ids: [id] } }))).toBe('selection.none')
  }
  expect(await codeOf(main.selections.create({ body: { noun: 'companies', query: {} } }))).toBe('selection.none')
  expect(await codeOf(main.selections.create({ body: { noun: 'tutors', query: { nothing: '1' } } }))).toBe(
    'request.invalid',
  )
  expect(await codeOf(main.selections.change({ ...at(chosen.id), body: { addTags: ['x'] } }))).toBe(
    'selection.not_offered',
  )
  expect(await codeOf(main.selections.change({ ...at(chosen.id), body: {} }))).toBe('selection.unchanged')
  const { headers } = await addClerk(
    server.database,
    'mainAdmin',
    Array.from({ length: 12 }, () => false),
  )
  const clerk = server.as(headers)
  const read = await clerk.selections.create({ body: { noun: 'tutors', ids: [id] } })
  expect(await codeOf(clerk.selections.delete({ ...at(read.id), body: {} }))).toBe('session.forbidden')
  expect(await codeOf(clerk.selections.change({ ...at(read.id), body: { isOn: false } }))).toBe('session.forbidden')
})
