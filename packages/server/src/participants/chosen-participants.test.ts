import { afterAll, expect, test } from 'vitest'
import { addClerk } from '../testing/clerks.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { inHours } from '../testing/in-hours.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

const meetingOf = () =>
  main.meetings.create({ body: { name: '年会', address: '会展中心', startAt: inHours(1), endAt: inHours(4) } })
const add = async (meetingId: string, name: string) =>
  (await main.participants.create({ params: { meetingId }, body: { name } })).id
const namesIn = async (meetingId: string) =>
  (await main.participants.list({ params: { meetingId }, query: { sort: 'name' } })).items.map(({ name }) => name)
const at = (selectionId: string) => ({ params: { selectionId } })
const deleted = async (selectionId: string, dryRun = false) =>
  finished(main, (await main.selections.delete({ ...at(selectionId), body: { dryRun } })).id)

/** Somebody who is here wins the only prize of a meeting. */
async function wonBySomebody(meetingId: string, version: number): Promise<string> {
  const prize = await main.prizes.create({ body: { name: '手表', price: '1', quantity: 1, grade: '一等奖' } })
  const awards = [{ name: '一等奖', prizeId: prize.id, number: 1, reserves: 0 }]
  const { items } = await main.meetings.setAwards({
    params: { id: meetingId },
    query: { version },
    body: { awards },
  })
  await main.meetings.act({ params: { id: meetingId }, body: { action: 'start' } })
  await main.participants.addWalkIn({ params: { meetingId }, body: { name: '丁赢' } })
  const draw = await main.draws.open({ params: { meetingId } })
  const of = (one: { version: number }) => ({ params: { drawId: draw.id }, query: { version: one.version } })
  const announced = await main.draws.announce({
    ...of(draw),
    body: { award: items[0]?.id ?? '', count: 1, word: '八十八' },
  })
  const { winners } = await main.draws.draw(of(announced))
  const { items: people } = await main.participants.list({
    params: { meetingId },
    query: { q: winners[0]?.code ?? '' },
  })
  return people[0]?.id ?? ''
}

test('who was ticked is deleted, also who signed in; who won stays and is told of, and who was gone already', async () => {
  const { id: meetingId, version } = await meetingOf()
  const winner = await wonBySomebody(meetingId, version)
  const ids = [winner, await add(meetingId, '丁一'), await add(meetingId, '丁二'), await add(meetingId, '丁三')]
  await main.participants.signIn({ params: { participantId: ids[1] ?? '' } })
  const chosen = await main.selections.create({ body: { noun: 'participants', ids } })
  await main.participants.delete({ params: { participantId: ids[2] ?? '' } })

  const file = await main.selections.export({ ...at(chosen.id), query: { format: 'csv' } })
  expect(await file.text()).toMatch(/丁赢[^]*丁一[^]*丁三/)
  expect(await deleted(chosen.id, true)).toMatchObject({ deleted: 2, bad: 2 })
  expect(await namesIn(meetingId)).toHaveLength(3)

  const run = await deleted(chosen.id)
  expect(run).toMatchObject({ title: '删除 4 位参与人', deleted: 2, bad: 2, undoable: false })
  expect(await rejectedOf(main, run)).toMatchObject([
    { value: '丁赢', code: 'participants.in_draw' },
    { value: '', code: 'request.not_found' },
  ])
  expect(await namesIn(meetingId)).toEqual(['丁赢'])
})

test('all that match are those of this meeting and of the filter', async () => {
  const [{ id: here }, { id: there }] = [await meetingOf(), await meetingOf()]
  for (const name of ['戊一', '戊二', '己']) await add(here, name)
  await add(there, '戊三')
  const query = { q: '戊', presence: 'absent', meetingId: here }
  const chosen = await main.selections.create({ body: { noun: 'participants', query } })
  expect(chosen.count).toBe(2)
  await add(here, '戊四')
  expect(await main.selections.show(at(chosen.id))).toMatchObject({ count: 2, came: 1 })
  expect(await deleted(chosen.id)).toMatchObject({ deleted: 2, bad: 0 })
  expect([await namesIn(here), await namesIn(there)]).toEqual([['己', '戊四'], ['戊三']])
})

test('another channel chooses and deletes nobody, nor does who may not sign people in', async () => {
  const { id: meetingId } = await meetingOf()
  const ids = [await add(meetingId, '庚')]
  const none = Array.from({ length: 12 }, () => false)
  const clerk = server.as((await addClerk(server.database, 'mainAdmin', none)).headers)
  const chosen = await main.selections.create({ body: { noun: 'participants', ids } })
  for (const who of [other, clerk]) {
    expect(await codeOf(who.selections.create({ body: { noun: 'participants', ids } }))).toBe('selection.none')
    expect(await codeOf(who.selections.create({ body: { noun: 'participants', query: { meetingId } } }))).toBe(
      'selection.none',
    )
    expect(await codeOf(who.selections.delete({ ...at(chosen.id), body: {} }))).toBe('request.not_found')
  }
  expect(await namesIn(meetingId)).toEqual(['庚'])
})
