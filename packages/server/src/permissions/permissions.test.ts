import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import { bitsOf } from '@icss/core/permissions/permission-plan.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { openSession } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const only = (...held: string[]) => flags.map((flag) => held.includes(flag))
const count = 1000
const bitsNow = async (id: string) => {
  const { rows } = await server.database.pool.query<{ flags: boolean[] }>('select flags from channels where id = $1', [
    id,
  ])
  return bitsOf(rows[0]?.flags ?? [])
}

beforeAll(async () => {
  await server.database.pool.query(
    `insert into channels (id, name, tier, superior_channel_id, flags)
     select gen_random_uuid(), 'Bulk ' || i, 2, $1, $2 from generate_series(1, $3) i`,
    [channelIdOf('mainAdmin'), only('uploadFile', 'homeLogo'), count],
  )
})

test('a thousand channels are planned row by row, closed as one run, and given back by its undo', async () => {
  const sub = server.as(await openSession(server.database, 'subAdmin'))
  expect((await sub.sessions.show()).channel.tier).toBe(2)
  const plan = await main.permissions.plan({ body: { kind: 'closeAll' } })
  expect(plan.rows).toHaveLength(count + 1)
  const one = plan.rows.find(({ label }) => label === 'Bulk 7')
  expect(one).toMatchObject({ field: 'flags', before: '001000100000', after: '000000000000' })
  const run = await main.permissions.apply({ body: plan })
  expect(run).toMatchObject({
    id: plan.id,
    kind: 'permissions.apply',
    status: 'done',
    updated: count + 1,
    undoable: true,
  })
  expect(await bitsNow(one?.id ?? '')).toBe('000000000000')
  // Its sessions go on, with the flags that it has now.
  expect((await sub.sessions.show()).channel.flags).not.toContain(true)

  const again = await main.permissions.apply({ body: plan })
  expect(again.id).toBe(run.id)
  expect((await main.operations.list({ query: {} })).total).toBe(1)

  // One has moved since: it is reported, and stays as it is.
  const moved = plan.rows.find(({ label }) => label === 'Bulk 9')?.id ?? ''
  const single = await main.permissions.plan({
    body: { kind: 'flags', channels: [{ id: moved, flags: { homeIcon: true } }] },
  })
  await main.permissions.apply({ body: single })
  const { id } = await main.operations.undo({ params: { operationId: run.id } })
  expect(await finished(main, id)).toMatchObject({ status: 'done', updated: count, bad: 1 })
  expect(await rejectedOf(main, { id })).toMatchObject([{ code: 'operation.moved_since' }])
  expect(await bitsNow(one?.id ?? '')).toBe('001000100000')
  expect(await bitsNow(moved)).toBe(bitsOf(only('homeIcon')))
  // The run that it was is no longer what the sub-channels have.
  expect(await codeOf(main.permissions.apply({ body: plan }))).toBe('operation.plan_undone')
  expect(await bitsNow(one?.id ?? '')).toBe('001000100000')
})

test('a template is given to some, is what they show, and comes back by an undo', async () => {
  const template = await main.permissionTemplates.create({ body: { name: '两项', flags: only('publishNotice') } })
  const { items } = await main.subChannels.list({ query: { q: 'Bulk 1', pageSize: 3 } })
  const channelIds = items.map(({ id }) => id)
  const plan = await main.permissions.plan({ body: { kind: 'template', templateId: template.id, channelIds } })
  expect(plan.rows.map(({ field }) => field)).toEqual(channelIds.flatMap(() => ['flags', 'template']))
  const run = await main.permissions.apply({ body: plan })
  const shown = await main.permissions.show({ query: { q: items[0]?.name } })
  expect(shown.own).toEqual({ flags: [...allFlags], source: 'channel', templateName: null })
  expect(shown.items.find((item) => item.id === channelIds[0])).toMatchObject({
    source: 'template',
    templateName: '两项',
  })
  const { id } = await main.operations.undo({ params: { operationId: run.id } })
  await finished(main, id)
  expect(await main.subChannels.show({ params: { subChannelId: channelIds[0] ?? '' } })).toMatchObject({
    templateId: null,
  })
})

test('what moved since the plan refuses it whole; a plan that was tampered with is none', async () => {
  const { items } = await main.subChannels.list({ query: { q: 'Bulk 2', pageSize: 2 } })
  const channelIds = items.map(({ id }) => id)
  const open = await main.permissions.plan({ body: { kind: 'openAll', channelIds } })
  const single = await main.permissions.plan({
    body: { kind: 'flags', channels: [{ id: channelIds[0] ?? '', flags: { signInMeeting: true } }] },
  })
  await main.permissions.apply({ body: single })
  expect(await codeOf(main.permissions.apply({ body: open }))).toBe('operation.stale')
  expect(await bitsNow(channelIds[1] ?? '')).toBe('001000100000')
  const [first] = open.rows
  if (!first) throw new Error('The plan has no row.')
  const forged = { ...open, id: uuid(), rows: [{ ...first, before: first.after }] }
  expect(await codeOf(main.permissions.apply({ body: forged }))).toBe('request.invalid')
  const stranger = server.as('otherMainAdmin')
  expect(await codeOf(stranger.permissions.plan({ body: { kind: 'openAll', channelIds } }))).toBe('request.not_found')
  expect(await codeOf(stranger.permissions.apply({ body: open }))).toBe('operation.stale')
})

test('who may not manage sub-channels does not undo it either', async () => {
  const { items } = await main.operations.list({ query: {} })
  const run = items.find(({ undoable }) => undoable)
  const undo = server.as('clerk').operations.undo({ params: { operationId: run?.id ?? '' } })
  expect(await codeOf(undo)).toBe('session.forbidden')
})
