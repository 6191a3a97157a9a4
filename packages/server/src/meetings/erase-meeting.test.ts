import { buffer } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { verifyProofText } from '@icss/core/lotteries/verify.ts'
import { filesOfZip, unpacked, unpackingBudget } from '../imports/zip-files.ts'
import { finished } from '../testing/import-file.ts'
import { inHours } from '../testing/in-hours.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { phoneAt } from '../testing/phone.ts'
import { startTestServer } from '../testing/test-server.ts'
import { remindOfPeople } from './remind-of-people.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { database } = server
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

/** Imports a table of people to its end. */
async function imported(table: string, query: Partial<Parameters<typeof main.participants.import>[0]['query']> = {}) {
  const body = Buffer.from(table)
  const { id } = await main.participants.import({ query: { fileName: '名单.csv', ...query }, body }, { timeout: 0 })
  return finished(main, id)
}

/** The files of an archive in their order, as texts. */
async function unzipped(zip: Buffer): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const [name, file] of filesOfZip(zip))
    texts.set(name, (await buffer(unpacked(file, unpackingBudget(10_000_000)))).toString())
  return texts
}

let made = 0

/** A meeting in progress, of one award. */
async function held(change: object = {}) {
  made += 1
  const body = { name: `年会 ${made}`, address: '会展中心', startAt: inHours(-1), endAt: inHours(4), ...change }
  const { id } = await main.meetings.create({ body: { ...body, startAt: inHours(1) } })
  return { id, name: body.name }
}

const act = (id: string, action: 'start' | 'end' | 'cancel') => main.meetings.act({ params: { id }, body: { action } })
const planOf = (id: string) => main.meetings.planErasure({ params: { id } })
const erase = async (id: string, by = main) => {
  const { version, people } = await planOf(id)
  return by.meetings.erase({ params: { id }, query: { version }, body: { people } })
}
const holdsOf = (id: string) => planOf(id).then(({ holds }) => holds.map(({ code }) => code))

/** Where any of `words` stands, over all tables of the schema. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await database.pool.query(
      `select from "${name}" t where exists (select from unnest($1::text[]) w where t::text like '%' || w || '%') limit 1`,
      [words],
    )
    if (rowCount) found.push(name)
  }
  return found.toSorted()
}

test('what tells of the people of a meeting is gone from every table but the trail; counts stay, and the proof holds', async () => {
  const { id, name } = await held({ winners: 'everyone' })
  const params = { meetingId: id }
  const prize = await main.prizes.create({ body: { name: `手表 ${made}`, price: '1', quantity: 9, grade: '一等奖' } })
  const { version } = await main.meetings.show({ params: { id } })
  const awards = [{ name: '一等奖', prizeId: prize.id, number: 2, reserves: 0 }]
  const set = await main.meetings.setAwards({ params: { id }, query: { version }, body: { awards } })
  // Everybody comes another way: by a file, a typed list, the desk, a phone; and is changed by a second file.
  await imported(
    `会议名称,姓名,手机号,单位\n${name},慕容导入,13711110001,独孤公司\n${name},,13711110002,独孤公司\n没有的会,慕容错行,13711110003,独孤公司\n`,
  )
  const again = `会议名称,姓名,手机号,单位\n${name},慕容改名,13711110001,独孤公司\n`
  await imported(again, { onConflict: 'update' })
  const [listed] = (await main.participants.list({ params, query: {} })).items
  const typed = await main.participants.create(
    { params, body: { name: '慕容手填', phone: '13711110004', company: '独孤公司', seat: '慕容座' } },
    { idempotencyKey: `key-${randomUUID()}` },
  )
  await act(id, 'start')
  await main.participants.signIn({ params: { participantId: listed?.id ?? '' } })
  const sentAt = new Date().toISOString()
  await main.desk.record({
    params,
    body: {
      sentAt,
      facts: [
        { kind: 'signIn', nonce: randomUUID(), at: sentAt, participantId: typed.id },
        {
          kind: 'walkIn',
          nonce: randomUUID(),
          at: sentAt,
          person: { name: '慕容来宾', phone: '13711110005', company: '', seat: '', exclusion: '' },
        },
      ],
    },
  })
  const helper = await main.deskHelpers.create({ params, body: { name: '慕容帮手' } })
  const helperPath = new URL(helper.url).pathname
  expect((await phoneAt(server).call('POST', `${helperPath}/desk`)).status).toBe(200)
  const { url } = await main.printedSignInLinks.openLink({ params: { id } })
  const phone = phoneAt(server)
  const scanned = await phone.call('POST', `/p/${url.slice(url.lastIndexOf('/') + 1)}/printedSignIn`)
  const guest = { name: '慕容手机', phone: '13711110006' }
  expect((await phone.call('POST', `/p/my/${String(scanned.body['ref'])}/sign-in`, guest)).status).toBe(200)

  const opened = await main.draws.open({ params })
  const at = (now: number) => ({ params: { drawId: opened.id }, query: { version: now } })
  const body = { award: set.items[0]?.id ?? '', count: 2, word: '' }
  const announced = await main.draws.announce({ ...at(opened.version), body })
  const drawn = await main.draws.draw(at(announced.version))

  expect(await holdsOf(id)).toEqual(['meeting.not_over', 'meeting.draw_unfinished', 'meeting.prizes_waiting'])
  expect(await codeOf(erase(id))).toBe('meeting.not_over')
  await main.draws.reveal(at(drawn.version))
  await act(id, 'end')
  const waiting = await planOf(id)
  expect(waiting).toMatchObject({
    erasedAt: null,
    people: 4,
    holds: [{ code: 'meeting.prizes_waiting', params: { count: 2 } }],
    factsUntil: expect.any(String),
  })
  expect(waiting.waiting).toHaveLength(2)
  expect(waiting.waiting[0]).toMatchObject({ name: expect.stringContaining('慕容'), award: '一等奖' })
  expect(await problemOf(erase(id))).toMatchObject({ code: 'meeting.prizes_waiting', params: { count: 2 } })
  for (const { id: winnerId } of waiting.waiting)
    await main.winners.handOver({ params: { winnerId }, body: { isHandedOver: true } })

  const proofText = async () => (await server.fetch(`/api/v1/draws/${opened.id}/proof`, { who: 'mainAdmin' })).text()
  const [proof, before, arrivals] = [
    await proofText(),
    await main.meetings.show({ params: { id } }),
    await main.participants.arrivals({ params }),
  ]
  expect(before).toMatchObject({ expected: 4, signedIn: 4, drawn: 2, erasedAt: null })
  const { items: all } = await main.participants.list({ params, query: {} })
  const words = ['慕容', '独孤公司', '1371111', ...all.map((one) => one.id)]
  expect(await tablesWith(words)).toEqual([
    'audit',
    'desk_facts',
    'desk_helpers',
    'draws',
    'idempotency_keys',
    'operation_changes',
    'participants',
    'public_sessions',
    'rejected_rows',
    'winners',
  ])

  await database.pool.query(
    `insert into deliveries (channel_id, id, target, event, event_id, content)
     values ($1, $2, '13711110006', 'sms.code', $2, '')`,
    [channelIdOf('mainAdmin'), randomUUID()],
  )
  const plan = await planOf(id)
  expect(plan.holds).toEqual([])
  expect(Object.fromEntries(plan.goes.map(({ kind, count }) => [kind, count]))).toEqual({
    people: 4,
    signIns: 4,
    wins: 2,
    deskFacts: 2,
    phones: 2,
    texts: 1,
    values: 0,
    runs: 2,
  })
  expect(plan.stays).toContainEqual({ kind: 'proofs', count: 1, days: null })
  expect(await codeOf(other.meetings.planErasure({ params: { id } }))).toBe('request.not_found')
  expect(await codeOf(erase(id, other))).toBe('request.not_found')
  const input = { params: { id }, query: { version: plan.version }, body: { people: plan.people } }
  expect(await codeOf(main.meetings.erase({ ...input, body: { people: 3 } }))).toBe('request.conflict')
  expect(await codeOf(main.meetings.erase({ ...input, query: { version: 1 } }))).toBe('request.conflict')
  const both = await Promise.all([main.meetings.erase(input), main.meetings.erase(input)])
  expect(both.map(({ wasErased }) => wasErased).toSorted()).toEqual([false, true])
  expect(new Set(both.map(({ erasedAt, people }) => `${erasedAt} ${people}`)).size).toBe(1)

  // The names stand masked in the draw, as its proof says them.
  expect(await tablesWith(words.filter((word) => word !== '慕容'))).toEqual(['audit'])
  expect(await tablesWith(['慕容导', '慕容改', '慕容错', '慕容手', '慕容来', '慕容座', '慕容帮'])).toEqual(['audit'])
  expect(await proofText()).toBe(proof)
  expect(await verifyProofText(proof)).toMatchObject({ ok: true })
  const codes = (JSON.parse(proof) as { roster: { id: string }[] }).roster.map((line) => line.id)
  expect(await tablesWith(codes)).toEqual(['audit', 'draw_records', 'draws', 'winners'])

  const archive = await server.fetch(`/api/v1/meetings/${id}/export`, { who: 'mainAdmin' })
  const files = await unzipped(Buffer.from(await archive.arrayBuffer()))
  expect(files.get('draw-1.json')).toBe(proof)
  expect(files.get('desk-facts.jsonl')).toBe('')

  const after = await main.meetings.show({ params: { id } })
  expect(after).toMatchObject({ expected: 4, signedIn: 4, drawn: 2, erasedAt: both[0]?.erasedAt, state: 'ended' })
  expect(await main.participants.arrivals({ params })).toEqual(arrivals)
  expect((await main.participants.list({ params, query: {} })).total).toBe(0)
  const { items } = await main.winners.list({ params, query: {} })
  expect(items).toMatchObject([
    { name: '', phone: '', company: '', handedOverBy: '', award: '一等奖', state: 'handedOver' },
    { name: '' },
  ])
  expect(
    await codeOf(main.winners.handOver({ params: { winnerId: items[0]?.id ?? '' }, body: { isHandedOver: false } })),
  ).toBe('meeting.erased')
  expect(await planOf(id)).toMatchObject({ people: 4, erasedAt: after.erasedAt, goes: [], holds: [], waiting: [] })

  // The trail tells of it once, and does not write down again what went.
  const { rows } = await database.pool.query<{ text: string; count: number }>(
    `select a::text as text from audit a where a::text like '%meetings.erase%'`,
  )
  expect(rows).toHaveLength(2)
  expect(rows.filter(({ text }) => text.includes('erased_at'))).toHaveLength(1)
  expect(rows.map(({ text }) => text).join('')).not.toContain('慕容')

  // Nobody comes back, whichever way.
  const add = main.participants.create({ params, body: { name: '又来', phone: '13711110009' } })
  expect(await codeOf(add)).toBe('meeting.erased')
  expect(await codeOf(main.draws.open({ params }))).toBe('meeting.erased')
  expect(await imported(`会议名称,姓名,手机号\n${name},又导入,13711110009\n`)).toMatchObject({ created: 0, bad: 1 })
  const late = {
    sentAt,
    facts: [{ kind: 'signIn' as const, nonce: randomUUID(), at: sentAt, participantId: typed.id }],
  }
  expect(await codeOf(main.desk.record({ params, body: late }))).toBe('meeting.erased')
  expect(await codeOf(main.desk.key({ params }))).toBe('meeting.erased')
  for (const table of ['participants', 'desk_facts', 'desk_helpers'])
    await expect(
      database.pool.query(`insert into ${table} select (jsonb_populate_record(null::${table}, $1)).*`, [
        { ...rowOf, channel_id: channelIdOf('mainAdmin'), meeting_id: id },
      ]),
    ).rejects.toMatchObject({ constraint: 'meeting_erased' })
  expect((await main.participants.list({ params, query: {} })).total).toBe(0)
  // Its sign-ins and draws are still counted.
  expect(await codeOf(main.meetings.delete({ params: { id } }))).toBe('meeting.has_sign_ins')
  const copied = await main.meetings.copy({ params: { id } })
  expect(copied.meeting).toMatchObject({ expected: 0, signedIn: 0, erasedAt: null })
})

const now = new Date().toISOString()
/** What a row needs to be added by itself. */
const rowOf = {
  id: randomUUID(),
  version: 1,
  created_at: now,
  updated_at: now,
  name: '又来',
  company: '',
  seat: '',
  exclusion: '',
  source: 'expected',
  way: '',
  is_doubtful: false,
  nonce: randomUUID(),
  kind: 'signIn',
  participant_id: randomUUID(),
  account_id: randomUUID(),
  at: now,
  received_at: now,
}

test('a meeting that was cancelled is erased, too; the imports of other meetings stay as they were', async () => {
  const { id } = await held()
  const elsewhere = await held()
  const runsOf = async () => (await planOf(id)).goes.find(({ kind }) => kind === 'runs')?.count
  const runs = await runsOf()
  await imported(`会议名称,姓名,手机号\n${elsewhere.name},别处的人,13722220001\n`)
  await main.participants.create({ params: { meetingId: id }, body: { name: '上官等待', phone: '13722220002' } })
  expect(await holdsOf(id)).toEqual(['meeting.not_over'])
  await act(id, 'cancel')
  const plan = await planOf(id)
  expect(plan).toMatchObject({ people: 1, holds: [], factsUntil: null })
  expect(await runsOf()).toBe(runs)
  expect(await erase(id)).toMatchObject({ people: 1, wasErased: false })
  expect(await tablesWith(['上官等待', '13722220002'])).toEqual(['audit'])
  expect(await erase(id)).toMatchObject({ people: 1, wasErased: true })
  const [run] = (await main.operations.list({ query: {} })).items
  expect(run).toMatchObject({ kind: 'participants.import', undoable: true })
})

test('an import that goes on holds it back', async () => {
  const { as, stop } = await startTestServer({ runs: false })
  const client = as('mainAdmin')
  const body = { name: '导入中', address: '会展中心', startAt: inHours(1), endAt: inHours(4) }
  const { id } = await client.meetings.create({ body })
  const { version } = await client.meetings.act({ params: { id }, body: { action: 'cancel' } })
  const table = Buffer.from('会议名称,姓名,手机号\n导入中,排队的人,13722220003\n')
  await client.participants.import({ query: { fileName: '名单.csv' }, body: table })
  expect((await client.meetings.planErasure({ params: { id } })).holds).toEqual([
    { code: 'meeting.import_running', params: {} },
  ])
  const erasing = client.meetings.erase({ params: { id }, query: { version }, body: { people: 0 } })
  expect(await codeOf(erasing)).toBe('meeting.import_running')
  await stop()
})

test('somebody who is added while it is erased is either erased or refused', async () => {
  const { id } = await held()
  await act(id, 'cancel')
  const params = { meetingId: id }
  const adding = Array.from({ length: 12 }, (_, i) =>
    main.participants.create({ params, body: { name: `同时${i}` } }).then(
      () => 'added',
      () => 'refused',
    ),
  )
  // What was counted may have changed since.
  const erasing = async (): Promise<unknown> => {
    const done = await codeOf(erase(id)).catch(() => 'done')
    return done === 'request.conflict' ? erasing() : done
  }
  await Promise.all([...adding, erasing()])
  expect(await planOf(id)).toMatchObject({ erasedAt: expect.any(String) })
  expect((await main.participants.list({ params, query: {} })).total).toBe(0)
})

test('everything of a meeting is one archive', async () => {
  const { id } = await held()
  const params = { meetingId: id }
  for (let i = 0; i < 3; i += 1) await main.participants.create({ params, body: { name: `客人${i}`, seat: `${i} 桌` } })
  await act(id, 'start')
  const [one] = (await main.participants.list({ params, query: {} })).items
  await main.participants.signIn({ params: { participantId: one?.id ?? '' } })
  const answer = await server.fetch(`/api/v1/meetings/${id}/export?format=jsonl`, { who: 'mainAdmin' })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual([
    'meeting.json',
    'awards.json',
    'arrivals.json',
    'participants.jsonl',
    'winners.jsonl',
    'desk-facts.jsonl',
  ])
  expect(JSON.parse(files.get('meeting.json') ?? '')).toMatchObject({ id, expected: 3, signedIn: 1 })
  expect(JSON.parse(files.get('arrivals.json') ?? '')).toMatchObject({ expected: 3, signedIn: 1 })
  const lines = (files.get('participants.jsonl') ?? '')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatchObject({ name: '客人0', seat: '0 桌', way: 'hand' })
  const elsewhere = await server.fetch(`/api/v1/meetings/${id}/export`, { who: 'otherMainAdmin' })
  expect(elsewhere.status).toBe(404)
})

test('administrators are reminded once of a meeting that ended 30 days ago and holds people', async () => {
  const { id, name } = await held()
  const empty = await held()
  const recent = await held()
  await main.participants.create({ params: { meetingId: id }, body: { name: '久留' } })
  await main.participants.create({ params: { meetingId: recent.id }, body: { name: '刚来' } })
  for (const one of [id, empty.id, recent.id]) await act(one, 'start')
  for (const one of [id, empty.id, recent.id]) await act(one, 'end')
  const old = [id, empty.id]
  await database.pool.query(`update meetings set ended_at = now() - interval '31 days' where id = any($1)`, [old])
  await Promise.all([remindOfPeople(database), remindOfPeople(database), remindOfPeople(database)])
  await remindOfPeople(database)
  const { items } = await main.messages.list({ query: {} })
  const told = items.filter(({ kind }) => kind === 'meeting.holdsPeople')
  expect(told).toMatchObject([{ name, thingId: id, good: 1 }])
  expect((await other.messages.list({ query: {} })).items.filter(({ kind }) => kind === 'meeting.holdsPeople')).toEqual(
    [],
  )
})
