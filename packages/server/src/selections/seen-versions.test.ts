import { afterAll, expect, test } from 'vitest'
import type { Operation } from '@icss/core/operations/operation.ts'
import { boundEmployee } from '../testing/bound-employee.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ demo: false })
afterAll(() => server.stop())
const chamber = server.as('chamberAdmin')

const resource = { type: 1, name: '授信额度', content: '五百万' }
const demand = { type: 8, name: '寻找代理', content: '东南亚' }

/** Things that an employee has filed, which wait. */
async function filed(noun: 'resources' | 'demands', count: number) {
  const employee = await boundEmployee(server)
  const draft = noun === 'resources' ? resource : demand
  const things: { id: string; version: number; name: string }[] = []
  for (let at = 0; at < count; at += 1) {
    const name = `${draft.name}${at}`
    const { status, body } = await employee.call('POST', noun, { ...draft, name })
    expect(status).toBe(201)
    things.push({ id: String(body['id']), version: Number(body['version']), name })
  }
  const change = async ({ id, version, name }: (typeof things)[number]) => {
    const { status } = await employee.call('PUT', `${noun}/${id}?version=${version}`, {
      ...draft,
      name,
      content: '另有',
    })
    expect(status).toBe(200)
  }
  const sorted = things.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { things: sorted, change, companyId: employee.company.id }
}

const outcomeOf = async (begun: Promise<Operation>) => finished(chamber, (await begun).id)
const turn = (selectionId: string, isOn = true, dryRun = false) =>
  outcomeOf(chamber.selections.change({ params: { selectionId }, body: { isOn, dryRun } }))

test.each(['resources', 'demands'] as const)(
  'of %s that are approved together, one that was changed since it was looked at is left and named',
  async (noun) => {
    const { things, change } = await filed(noun, 3)
    const [first, second, third] = things as [(typeof things)[0], (typeof things)[0], (typeof things)[0]]
    // It changes between the look and the tick; the ids come in another order than they are kept in.
    await change(second)
    const ticked = [third, second, first]
    const chosen = await chamber.selections.create({
      body: { noun, ids: ticked.map(({ id }) => id), versions: ticked.map(({ version }) => version) },
    })
    const tried = await turn(chosen.id, true, true)
    expect(tried).toMatchObject({ updated: 2, bad: 1, dryRun: true })
    // It changes between the plan and the run.
    await change(third)
    const run = await turn(chosen.id)
    expect(run).toMatchObject({ updated: 1, bad: 2 })
    expect(await rejectedOf(chamber, run)).toMatchObject([
      { value: second.name, code: 'request.conflict' },
      { value: third.name, code: 'request.conflict' },
    ])
    const { items } = await chamber[noun].list({ query: { offReason: 'waiting' } })
    expect(items.map(({ name }) => name).toSorted()).toEqual([second.name, third.name].toSorted())
    // Looked at again, they are approved; what is on the shelf comes off at whatever version.
    const again = await chamber.selections.create({
      body: { noun, ids: items.map(({ id }) => id), versions: items.map(({ version }) => version) },
    })
    expect(await turn(again.id)).toMatchObject({ updated: 2, bad: 0 })
    expect(await turn(again.id, false)).toMatchObject({ updated: 2, bad: 0 })
    expect(await turn(again.id)).toMatchObject({ updated: 2, bad: 0 })
  },
)

test('all that match, and ids without versions, are approved as they stood when they were chosen', async () => {
  const { things, change, companyId } = await filed('resources', 3)
  const [first, second, third] = things as [(typeof things)[0], (typeof things)[0], (typeof things)[0]]
  const all = await chamber.selections.create({ body: { noun: 'resources', query: { companyId } } })
  const some = await chamber.selections.create({ body: { noun: 'resources', ids: [third.id] } })
  await change(first)
  await change(third)
  const run = await turn(all.id)
  expect(run).toMatchObject({ updated: 1, bad: 2 })
  expect((await rejectedOf(chamber, run)).map(({ value }) => value)).toEqual([first.name, third.name])
  expect(await turn(some.id)).toMatchObject({ updated: 0, bad: 1 })
  expect(await chamber.resources.show({ params: { id: second.id } })).toMatchObject({ offReason: '' })
})

test('one is decided by the version that was looked at, and by no other', async () => {
  const { things, change } = await filed('demands', 1)
  const [one] = things as [(typeof things)[0]]
  const params = { id: one.id }
  const refuse = (version?: number) => chamber.demands.refuse({ params, body: { refusal: '请写明地区', version } })
  const approve = (version?: number) => chamber.demands.setStatus({ params, body: { status: 0, version } })
  for (const work of [refuse, approve]) expect(await codeOf(work())).toBe('shelf.unseen')
  await change(one)
  for (const work of [refuse, approve]) expect(await codeOf(work(one.version))).toBe('request.conflict')
  expect(await refuse(one.version + 1)).toMatchObject({ offReason: 'refused' })
  expect(await codeOf(approve())).toBe('shelf.unseen')
  expect(await approve(one.version + 2)).toMatchObject({ offReason: '', status: 0 })
})
