import { afterAll, expect, test } from 'vitest'
import { inHours } from '../testing/in-hours.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ weChatUrl: 'http://127.0.0.1:1', runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const sub = server.as('subAdmin')
const other = server.as('otherMainAdmin')

const draft = { name: '年会', address: '会展中心', startAt: inHours(24), endAt: inHours(28) }
type Draft = Parameters<typeof main.meetings.create>[0]['body']
const create = (change: Partial<Draft> = {}) => main.meetings.create({ body: { ...draft, ...change } })
const prizeOf = (change: object = {}) =>
  main.prizes.create({ body: { name: '手表', price: '1299', quantity: 10, grade: '一等奖', ...change } })
const setAwards = (id: string, version: number, ...awards: [prizeId: string, number: number][]) =>
  main.meetings.setAwards({
    params: { id },
    query: { version },
    body: { awards: awards.map(([prizeId, number], i) => ({ name: `奖 ${i}`, prizeId, number })) },
  })
const act = (id: string, action: 'start' | 'end' | 'cancel') => main.meetings.act({ params: { id }, body: { action } })
const update = ({ id, version }: { id: string; version: number }, change: Partial<Draft>) =>
  main.meetings.update({ params: { id }, query: { version }, body: { ...draft, ...change } })

test('a meeting is made, found by its state, started, ended; what was announced stays', async () => {
  const made = await create({ name: '春茗', programme: [{ time: '14:00', title: '致辞', note: '' }] })
  expect(made).toMatchObject({ state: 'notStarted', awardCount: 0, hasAppSecret: false, cancelledAt: null })
  const changed = await update(made, { name: '春茗会' })
  expect((await main.meetings.list({ query: { q: '春茗', state: 'notStarted' } })).items).toHaveLength(1)
  expect(await codeOf(act(made.id, 'end'))).toBe('meeting.not_started')
  const started = await act(made.id, 'start')
  expect(started).toMatchObject({ state: 'inProgress', startedAt: expect.any(String) })
  for (const [field, change] of [
    ['name', { name: '别的' }],
    ['address', { name: '春茗会', address: '别处' }],
    ['startAt', { name: '春茗会', startAt: inHours(25) }],
  ] as const)
    expect(await problemOf(update(started, change))).toMatchObject({
      code: 'meeting.started',
      errors: { [field]: { code: 'meeting.started' } },
    })
  const moved = await update(started, { name: '春茗会', endAt: inHours(30), description: '请准时' })
  expect(moved).toMatchObject({ description: '请准时', version: changed.version + 2 })
  expect(await codeOf(act(made.id, 'start'))).toBe('meeting.started')
  expect(await codeOf(act(made.id, 'cancel'))).toBe('meeting.started')
  const ended = await act(made.id, 'end')
  expect(ended.state).toBe('ended')
  expect(await codeOf(update(ended, { name: '春茗会', endAt: inHours(31) }))).toBe('meeting.ended')
  expect((await main.meetings.list({ query: { q: '春茗', state: 'ended' } })).total).toBe(1)
  expect(await codeOf(other.meetings.show({ params: { id: made.id } }))).toBe('request.not_found')
})

test('a meeting starts and ends by time', async () => {
  const past = await create({ name: '昨天', startAt: inHours(-30), endAt: inHours(-26) })
  const now = await create({ name: '现在', startAt: inHours(-1), endAt: '' })
  expect([past.state, now.state]).toEqual(['ended', 'inProgress'])
  const { items } = await main.bigScreen.meetings()
  expect(items.map(({ name }) => name).filter((name) => ['昨天', '现在'].includes(name))).toEqual(['现在', '昨天'])
  expect((await act(now.id, 'end')).state).toBe('ended')
})

test('the secret of a public account is kept sealed, never answered, and asked for anew with another app id', async () => {
  const account = { ownPublicAccount: true, appId: 'wx1', appSecret: 'very secret' }
  expect(await problemOf(create({ ...account, appSecret: '' }))).toMatchObject({
    errors: { appSecret: { code: 'rule.required' } },
  })
  const made = await create(account)
  expect(made).toMatchObject({ hasAppSecret: true, appId: 'wx1' })
  expect(JSON.stringify(made)).not.toContain('very secret')
  const { rows } = await server.database.pool.query('select sealed_secret from meetings where id = $1', [made.id])
  expect(rows[0].sealed_secret).not.toContain('very secret')
  const kept = await update(made, { ...account, appSecret: '' })
  expect(kept.hasAppSecret).toBe(true)
  expect(await problemOf(update(kept, { ...account, appId: 'wx2', appSecret: '' }))).toMatchObject({
    errors: { appSecret: { code: 'rule.required' } },
  })
  const { meeting, leftOut } = await main.meetings.copy({ params: { id: made.id } })
  expect([meeting.name, meeting.hasAppSecret, meeting.ownPublicAccount, leftOut]).toEqual([
    '年会 (2)',
    false,
    false,
    ['appSecret'],
  ])
  const off = await update(kept, { ...account, ownPublicAccount: false, appSecret: '' })
  expect(off.hasAppSecret).toBe(false)
  const audit = await main.audit.list({ query: {} })
  expect(JSON.stringify(audit)).not.toContain(rows[0].sealed_secret)
})

test('awards hold stock, also of many meetings at once; prizes cannot repeat and freeze with the start', async () => {
  const prize = await prizeOf({ name: '手机', quantity: 10 })
  const [one, two] = [await create({ name: '会一' }), await create({ name: '会二' })]
  const set = await setAwards(one.id, one.version, [prize.id, 7])
  expect(set.items).toMatchObject([{ name: '奖 0', number: 7, reserves: 0, prizeName: '手机', grade: '一等奖' }])
  expect(await codeOf(setAwards(one.id, one.version, [prize.id, 1]))).toBe('request.conflict')
  expect(await problemOf(setAwards(two.id, two.version, [prize.id, 4]))).toMatchObject({
    code: 'lottery.stock_short',
    params: { left: 3, prize: '手机' },
    errors: { 'awards.0.number': { code: 'lottery.stock_short' } },
  })
  expect(await codeOf(setAwards(two.id, two.version, [prize.id, 1], [prize.id, 1]))).toBe('request.invalid')
  expect(await codeOf(setAwards(two.id, two.version, [two.id, 1]))).toBe('lottery.prize_missing')
  expect((await main.prizes.show({ params: { id: prize.id } })).reserved).toBe(7)
  const less = { params: { id: prize.id }, query: { version: prize.version } }
  const body = { name: '手机', price: '1299', quantity: 6, grade: '一等奖' }
  expect(await problemOf(main.prizes.update({ ...less, body }))).toMatchObject({
    code: 'lottery.stock_held',
    params: { held: 7, meetings: '会一' },
  })
  expect(await problemOf(main.prizes.delete({ params: { id: prize.id } }))).toMatchObject({
    code: 'lottery.prize_held',
    params: { meetings: '会一' },
  })
  const copied = await main.meetings.copy({ params: { id: one.id } })
  expect(copied).toMatchObject({ leftOut: ['awards'], meeting: { awardCount: 0 } })
  await act(one.id, 'start')
  expect(await codeOf(setAwards(one.id, set.version + 1, [prize.id, 1]))).toBe('lottery.prizes_frozen')
  expect(await codeOf(main.prizes.update({ ...less, body: { ...body, quantity: 10, name: '电脑' } }))).toBe(
    'lottery.prizes_frozen',
  )
  expect((await main.prizes.update({ ...less, body: { ...body, quantity: 12, price: '1' } })).quantity).toBe(12)
})

test('20 meetings that reach for the last of a prize at once never hold more than there are', async () => {
  const prize = await prizeOf({ name: '平板', quantity: 10 })
  const made: { id: string; version: number }[] = []
  for (let i = 0; i < 20; i += 1) made.push(await create({ name: `并行 ${i}` }))
  const done = await Promise.allSettled(made.map(({ id, version }) => setAwards(id, version, [prize.id, 1])))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect((await main.prizes.show({ params: { id: prize.id } })).reserved).toBe(10)
})

test('a cancelled meeting stays, gives its prizes back and never starts', async () => {
  const prize = await prizeOf({ name: '书', quantity: 1 })
  const made = await create({ name: '取消的' })
  await setAwards(made.id, made.version, [prize.id, 1])
  const cancelled = await act(made.id, 'cancel')
  expect(cancelled).toMatchObject({ state: 'notStarted', cancelledAt: expect.any(String) })
  expect((await main.prizes.show({ params: { id: prize.id } })).reserved).toBe(0)
  expect(await codeOf(act(made.id, 'start'))).toBe('meeting.cancelled')
  expect(await codeOf(update(cancelled, { name: '取消的' }))).toBe('meeting.cancelled')
  await main.meetings.delete({ params: { id: made.id } })
  await main.prizes.delete({ params: { id: prize.id } })
})

test('a sub-channel sees a meeting that is visible and open to its group, and no more of it', async () => {
  const made = await create({ name: '开放的', visibleToChannels: true, jumpLink: 'https://a.cn/x', bizID: 'biz' })
  const seen = async () => (await sub.receivedMeetings.list({ query: {} })).items
  expect(await seen()).toEqual([])
  const { id: groupId } = await main.channelGroups.create({
    body: { name: '华南', channelIds: [channelIdOf('subAdmin')] },
  })
  await main.contentPermissions.set({ params: { kind: 'meeting', contentId: made.id }, body: { groupIds: [groupId] } })
  const [received] = await seen()
  expect(Object.keys(received ?? {}).toSorted()).toEqual(
    ['address', 'channelName', 'description', 'endAt', 'id', 'name', 'startAt', 'state'].toSorted(),
  )
  expect(await codeOf(sub.meetings.show({ params: { id: made.id } }))).toBe('session.forbidden')
  const hidden = await update(made, { name: '开放的', visibleToChannels: false })
  expect(await seen()).toEqual([])
  await update(hidden, { name: '开放的', visibleToChannels: true })
  expect(await seen()).toHaveLength(1)
})

test('meetings and prizes are exported', async () => {
  await create({ name: '导出会' })
  const answer = await server.fetch('/api/v1/meetings/export?q=导出会&format=jsonl', { who: 'mainAdmin' })
  expect(JSON.parse(await answer.text())).toMatchObject({ name: '导出会', state: 'notStarted', awardCount: 0 })
  await prizeOf({ name: '导出奖' })
  const prizes = await server.fetch('/api/v1/prizes/export?q=导出奖', { who: 'mainAdmin' })
  expect(await prizes.text()).toContain('导出奖,一等奖,1299,10,0')
})
