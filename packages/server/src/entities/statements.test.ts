import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { finished, importFile } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { accountIdOf, channelIdOf } from '../testing/people.ts'
import { recordedStatements, type Statement } from '../testing/recorded-statements.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const { pool } = server.database
const main = server.as('mainAdmin')
const chamber = server.as('chamberAdmin')
const tus = tusClient(server)
const day = 86_400_000
// Of one moment: a millisecond between the two would make the window longer than its days.
const now = Date.now()
const window = { startAt: new Date(now - day).toISOString(), endAt: new Date(now + day).toISOString() }
const later = new Date(now + day).toISOString()
const notice = { title: '放假', body: '二月三日', ...window, durationDays: 2, publisher: '办公室' }

const businessCard = { name: '周文', phone: '13800138000' }
const news = { title: '走访', body: '三家', ...window, publisher: '办公室' }

const activity = {
  title: '沙龙',
  place: '前海',
  headImage: 'k.jpg',
  startAt: later,
  endAt: new Date(now + 2 * day).toISOString(),
  publisher: '办公室',
  company: '商会',
  contact: '王明',
  content: '议程',
  takesSignUps: true,
}
const signingUp = { name: '王明', phone: '13800138000' }

const of = ({ id, version }: { id: string; version: number }) => ({ params: { id }, query: { version } })

/** Creates, changes, exports and deletes one of each kind. */
async function keepEach() {
  const tutor = await main.tutors.create({ body: { name: '欧阳', avatar: 'k.jpg', introduction: '讲师', serial: 1 } })
  const course = await main.courses.create({ body: { name: '课', headImage: 'k.jpg', serialNumber: 1 } })
  const live = await main.lives.create({
    body: { name: '公开课', headImage: 'k.jpg', type: 'ROOM', tutorId: tutor.id, ...window },
  })
  const written = await main.notices.create({ body: notice })
  const key = await tus.whole(Buffer.from('a'), { slot: 'cloudFile', name: 'a.txt' })
  const file = await main.files.create({ body: { name: 'a', groupId: '', publisher: '办公室', file: key } })
  const prize = await main.prizes.create({ body: { name: '书', price: '1', quantity: 2, grade: '三等奖' } })
  const meeting = await main.meetings.create({ body: { name: '年会', address: '深圳', startAt: later } })
  const guest = await main.participants.create({ params: { meetingId: meeting.id }, body: { name: '王明' } })
  const speaker = await main.businessCards.create({ body: businessCard })
  const company = await chamber.companies.create({ body: companyOf() })
  const companyId = company.id
  const employee = await chamber.employees.create({ params: { companyId }, body: card })

  const contactId = employee.id
  const resource = await chamber.resources.create({ body: { ...offer, type: 1, companyId, contactId } })
  const piece = await chamber.news.create({ body: news })
  const held = await chamber.activities.create({ body: activity })
  const signedUp = await chamber.signUps.create({ params: { activityId: held.id }, body: signingUp })
  const wanted = await chamber.demands.create({ body: { ...offer, type: 7, companyId, contactId } })

  await main.tutors.update({ ...of(tutor), body: { name: '欧阳', avatar: 'k.jpg', introduction: '讲师', serial: 2 } })
  await main.courses.update({ ...of(course), body: { name: '课二', headImage: 'k.jpg', serialNumber: 1 } })
  await main.lives.update({
    ...of(live),
    body: { name: '公开课', headImage: 'k.jpg', type: 'ROOM', tutorId: tutor.id, ...window },
  })
  await main.notices.update({ ...of(written), body: notice })
  await main.files.update({ ...of(file), body: { name: 'b', groupId: '', publisher: '办公室', file: key } })
  await main.prizes.update({ ...of(prize), body: { name: '书', price: '1', quantity: 3, grade: '三等奖' } })
  await main.businessCards.update({ ...of(speaker), body: { ...businessCard, position: '会长' } })
  for (const status of ['off', 'on'] as const)
    await main.businessCards.setStatus({ params: { id: speaker.id }, body: { status } })
  await main.meetings.update({ ...of(meeting), body: { name: '年会', address: '广州', startAt: later } })
  await main.meetings.setAwards({
    params: { id: meeting.id },
    query: { version: meeting.version + 1 },
    body: { awards: [{ name: '三等奖', prizeId: prize.id, number: 1 }] },
  })
  const { id: participantId } = guest
  await main.participants.update({ params: { participantId }, query: { version: 1 }, body: { name: '王明明' } })
  await server
    .fetch(`/api/v1/participants/export?meetingId=${meeting.id}`, { who: 'mainAdmin' })
    .then((answer) => answer.text())
  await main.participants.signIn({ params: { participantId } })
  await main.participants.arrivals({ params: { meetingId: meeting.id } })
  await main.participants.undoSignIn({ params: { participantId } })
  const walkIn = await main.participants.addWalkIn({ params: { meetingId: meeting.id }, body: { name: '来宾' } })
  await main.participants.delete({ params: { participantId: walkIn.id } })
  const { meeting: copied } = await main.meetings.copy({ params: { id: meeting.id } })
  await main.meetings.act({ params: { id: copied.id }, body: { action: 'cancel' } })
  await main.bigScreen.meetings()
  await chamber.companies.update({
    params: { companyId },
    query: { version: company.version },
    body: companyOf({ name: '改名' }),
  })
  await chamber.companies.counts({ params: { companyId } })
  await chamber.employees.update({ params: { employeeId: employee.id }, query: { version: 1 }, body: card })

  await chamber.resources.update({ ...of(resource), body: { ...offer, type: 2, companyId } })
  await chamber.news.update({ ...of(piece), body: news })
  for (const status of ['published', 'withdrawn'] as const)
    await chamber.news.setStatus({ params: { id: piece.id }, body: { status } })
  await chamber.news.pictures({ params: { id: piece.id } })
  await chamber.activities.update({ ...of(held), body: activity })
  await chamber.signUps.update({ params: { signUpId: signedUp.id }, query: { version: 1 }, body: signingUp })
  await server
    .fetch(`/api/v1/sign-ups/export?activityId=${held.id}`, { who: 'chamberAdmin' })
    .then((answer) => answer.text())
  const { meetingId } = await chamber.activities.expect({ params: { id: held.id }, body: {} })
  const former = await chamber.meetings.create({ body: { name: '旧会', address: '深圳', startAt: later } })
  for (const body of [
    { from: 'meeting', meetingId: former.id },
    { from: 'activity', activityId: held.id },
    { from: 'employees' },
    { from: 'employees', companyId },
  ] as const)
    await chamber.participants.take({ params: { meetingId }, body })
  for (const id of [former.id, meetingId]) await chamber.meetings.delete({ params: { id } })
  await chamber.signUps.delete({ params: { signUpId: signedUp.id } })
  await chamber.demands.update({ ...of(wanted), body: { ...offer, type: 8, companyId } })
  for (const noun of ['resources', 'demands'] as const) {
    const params = { id: noun === 'resources' ? resource.id : wanted.id }
    await chamber[noun].setStatus({ params, body: { status: 1 } })
    await chamber[noun].matches({ params })
  }

  await main.lives.act({ params: { id: live.id }, body: { action: 'start' } })
  await main.notices.setStatus({ params: { id: written.id }, body: { status: 'published' } })
  await main.notices.readers({ params: { id: written.id }, query: {} })
  await main.receivedNotices.list({ query: {} })
  await main.receivedNotices.see({ params: { id: written.id } })
  await main.courses.copy({ params: { id: course.id } })
  for (const kind of ['tutors', 'lives', 'prizes', 'meetings', 'notices', 'files', 'business-cards', ...exportedWhole])
    for (const format of ['csv', 'jsonl'])
      await server
        .fetch(`/api/v1/${kind}/export?format=${format}`, {
          who: ofChambers.includes(kind) ? 'chamberAdmin' : 'mainAdmin',
        })
        .then((answer) => answer.text())

  await main.notices.setStatus({ params: { id: written.id }, body: { status: 'withdrawn' } })
  await main.notices.delete({ params: { id: written.id } })
  await main.lives.act({ params: { id: live.id }, body: { action: 'end' } })
  await main.lives.delete({ params: { id: live.id } })
  await main.files.delete({ params: { id: file.id } })
  for (const { id } of [copied, meeting]) await main.meetings.delete({ params: { id } })
  await main.prizes.delete({ params: { id: prize.id } })
  await main.businessCards.delete({ params: { id: speaker.id } })
  await main.courses.delete({ params: { id: course.id } })
  await main.tutors.delete({ params: { id: tutor.id } })
  await chamber.news.delete({ params: { id: piece.id } })
  await chamber.activities.delete({ params: { id: held.id } })
  await chamber.resources.delete({ params: { id: resource.id } })
  await chamber.employees.delete({ params: { employeeId: employee.id } })
  await chamber.companies.delete({ params: { companyId } })
}

/** Imports, imports over what is there, and takes both back. */
async function importEach() {
  const undo = async ({ id: operationId }: { id: string }) =>
    finished(chamber, (await chamber.operations.undo({ params: { operationId } })).id)
  await importFile(chamber, '企业名称,行业,行业标签\n甲,教育,教育\n')
  const changed = await importFile(chamber, '企业名称,行业,行业标签\n甲,金融,教育\n乙,教育,教育\n', {
    onConflict: 'update',
  })
  const query = { fileName: '员工.csv', onConflict: 'update' } as const
  const cards = async (position: string) => {
    const body = Buffer.from(`企业名称,姓名,职务,手机号\n甲,王明,${position},13800138000\n`)
    return finished(chamber, (await chamber.employees.import({ query, body }, { timeout: 0 })).id)
  }
  await cards('经理')
  const promoted = await cards('总监')
  const shelved = []
  for (const noun of ['resources', 'demands'] as const) {
    const body = Buffer.from(`名称,所属企业,类型,内容\n资金,甲,资金,供应链融资\n`)
    const { id } = await chamber[noun].import({ query: { fileName: '表.csv' }, body }, { timeout: 0 })
    shelved.push(await finished(chamber, id))
  }
  const told = Buffer.from(`标题,开始时间,结束时间,正文,发布人\n走访,${window.startAt},${window.endAt},三家,办公室\n`)
  const { id: toldId } = await chamber.news.import({ query: { fileName: '表.csv' }, body: told }, { timeout: 0 })
  shelved.push(await finished(chamber, toldId))
  const speakers = Buffer.from('姓名,手机号\n周文,13800138000\n')
  const { id: speakersId } = await main.businessCards.import(
    { query: { fileName: '表.csv' }, body: speakers },
    { timeout: 0 },
  )
  expect(await finished(main, speakersId)).toMatchObject({ status: 'done', created: 1 })
  const people = Buffer.from('会议名称,姓名,手机号\n先,王明,13800138000\n')
  const { id } = await main.participants.import({ query: { fileName: '表.csv' }, body: people }, { timeout: 0 })
  expect(await finished(main, id)).toMatchObject({ status: 'done', created: 1 })
  await main.operations.undo({ params: { operationId: id } }).then((run) => finished(main, run.id))
  for (const run of [...shelved, promoted, changed]) expect(await undo(run)).toMatchObject({ status: 'done', bad: 0 })
}

const offer = { name: '资金', content: '供应链融资' }
const card = { name: '王明', position: '经理', phone: '13800138000' }
const ofChambers: readonly string[] = [
  'companies',
  'employees',
  'resources',
  'demands',
  'news',
  'activities',
  'signUps',
]
// Those of one activity are exported at a time.
const exportedWhole = ofChambers.filter((kind) => kind !== 'signUps')
const kinds = [
  'businessCards',
  'tutors',
  'courses',
  'lives',
  'prizes',
  'meetings',
  'participants',
  'notices',
  'files',
  'companies',
  'employees',
  'resources',
  'demands',
  'news',
  'activities',
  'signUps',
] as const

test('every noun on the frame is among them', () => {
  const onFrame = Object.entries(contract).flatMap(([noun, endpoints]) => ('deleteMany' in endpoints ? [noun] : []))
  const missing = onFrame.filter((noun) => !(kinds as readonly string[]).includes(noun))
  expect(missing, 'name it in `kinds`, and keep, list and import one in this file').toEqual([])
})

const sortsOf = (kind: (typeof kinds)[number]) => contract[kind].list.query.shape.sort._zod.def.innerType.options

/** A page of each list in each order that the contract has. */
async function listEach() {
  const { id: companyId } = await chamber.companies.create({ body: companyOf() })
  const { id: meetingId } = await main.meetings.create({ body: { name: '名单', address: '深圳', startAt: later } })
  await main.participants.create({ params: { meetingId }, body: { name: '王明' } })
  await chamber.employees.create({ params: { companyId }, body: card })
  await chamber.resources.create({ body: { ...offer, type: 1, companyId } })
  await chamber.demands.create({ body: { ...offer, type: 7, companyId } })
  await chamber.news.create({ body: news })
  await main.businessCards.create({ body: businessCard })
  const { id: activityId } = await chamber.activities.create({ body: activity })
  await chamber.signUps.create({ params: { activityId }, body: signingUp })
  for (const kind of kinds) {
    const { list } = (ofChambers.includes(kind) ? chamber : main)[kind]
    for (const sort of sortsOf(kind))
      await (list as (input: object) => Promise<unknown>)({
        params: { participants: { meetingId }, signUps: { activityId } }[kind as string] ?? { companyId },
        query: { sort },
      })
  }
}

const named = new RegExp(
  String.raw`(?:from|join|into|update) "?(?:${kinds.join('|')}|business_cards|sign_ups|meeting_awards|categories|notice_readers|news_pictures)\b`,
  'i',
)

let kept: Statement[] = []
let lists: Statement[] = []
beforeAll(async () => {
  await main.tutors.create({ body: { name: '先', avatar: 'k.jpg', introduction: '讲师', serial: 1 } })
  await main.courses.create({ body: { name: '先', headImage: 'k.jpg', serialNumber: 1 } })
  await main.notices.create({ body: notice })
  await main.prizes.create({ body: { name: '先', price: '1', quantity: 1, grade: '奖' } })
  await main.meetings.create({ body: { name: '先', address: '深圳', startAt: later } })
  const [tutor] = (await main.tutors.list({ query: {} })).items
  await main.lives.create({
    body: { name: '先', headImage: 'k.jpg', type: 'ROOM', tutorId: tutor?.id ?? '', ...window },
  })
  const key = await tus.whole(Buffer.from('first'), { slot: 'cloudFile', name: 'first.txt' })
  await main.files.create({ body: { name: '先', groupId: '', publisher: '办公室', file: key } })
  kept = (await recordedStatements(() => keepEach().then(importEach))).filter(({ text }) => named.test(text))
  lists = (await recordedStatements(listEach)).filter(({ text }) => named.test(text))
})

describe('statements about entities', () => {
  test('compare no channel with itself: what is in a subselect names the row around it', () => {
    const own = /"(\w+)" = "\1"(?![.\w])/
    expect([...kept, ...lists].map(({ text }) => text).filter((text) => own.test(text))).toEqual([])
  })

  test('name the channel by a value for each table in them', () => {
    const short = [...kept, ...lists].filter(({ text }) => {
      const tables = text.match(/\b(?:from|join|update) "?(?:\w+)"?(?= |$|\))/gi) ?? []
      const own = tables.filter((one) => named.test(one))
      const values = text.match(/channel_id"? (?:=|in) \(?\$\d+/g) ?? []
      return values.length < own.length
    })
    expect(short.map(({ text }) => text)).toEqual([])
  })

  test('compute nothing in RETURNING', () => {
    const returned = kept.flatMap(({ text }) => /\breturning (.*)$/is.exec(text)?.[1] ?? [])
    expect(returned.length).toBeGreaterThan(10)
    expect(
      returned.filter((columns) => !/^(?:"?\w+"?\."?\w+"?|"?\w+"?)(?:, (?:"?\w+"?\.)?"?\w+"?)*$/.test(columns)),
    ).toEqual([])
  })

  test('take arrays as JSON or typed parameters, not as text that is cast', () => {
    expect([...kept, ...lists].map(({ text }) => text).filter((text) => /\w\.\w+::\w+(?:\[\])?/.test(text))).toEqual([])
  })

  test('change one table each', () => {
    const several = kept.filter(({ text }) => {
      const changes = text.replaceAll(/\b(?:for (?:no key )?|do )update\b/gi, '')
      return (changes.match(/\b(?:insert into|update|delete from) "?\w+/gi) ?? []).length > 1
    })
    expect(several.map(({ text }) => text)).toEqual([])
  })
})

interface Plan {
  readonly 'Node Type': string
  readonly Plans?: readonly Plan[]
}
const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** How PostgreSQL would read a page of very many rows: by an index, where there is one that has their order. */
async function planOf({ text, values }: Statement): Promise<readonly Plan[]> {
  const client = await pool.connect()
  try {
    await client.query(
      'begin; set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off',
    )
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
      ...values,
    ])
    return rows[0] ? nodes(rows[0]['QUERY PLAN'][0].Plan) : []
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('each order of each list is that of an index', async () => {
  const pages = lists.filter(({ text }) => /order by .* limit/.test(text))
  expect(pages).toHaveLength(kinds.flatMap(sortsOf).length)
  for (const page of pages) {
    const limit = (await planOf(page)).find(({ 'Node Type': type }) => type === 'Limit')
    const sorted = limit ? nodes(limit).map(({ 'Node Type': type }) => type) : []
    expect.soft(sorted, page.text).toContainEqual(expect.stringMatching(/^Index /))
    expect
      .soft(
        sorted.filter((type) => type.endsWith('Sort')),
        page.text,
      )
      .toEqual([])
  }
})

test('what somebody read of another channel under the same id stays unread', async () => {
  const { id } = await main.notices.create({ body: notice })
  await main.notices.setStatus({ params: { id }, body: { status: 'published' } })
  const other = channelIdOf('otherMainAdmin')
  await pool.query(
    `insert into notices select (jsonb_populate_record(n, jsonb_build_object('channel_id', $2::text))).* from notices n
     where n.id = $1`,
    [id, other],
  )
  await pool.query(
    `insert into notice_readers (channel_id, notice_id, account_id, account_name, channel_name)
     values ($2, $1, $3, '我', '别处')`,
    [id, other, accountIdOf('mainAdmin')],
  )
  const { items, unread } = await main.receivedNotices.list({ query: {} })
  expect(items.filter(({ isSeen }) => !isSeen)).toHaveLength(unread)
  expect(unread).toBe(1)
  expect((await main.notices.show({ params: { id } })).readerCount).toBe(0)
})
