import { afterAll, expect, test } from 'vitest'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { binDays } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { addClerk } from '../testing/clerks.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { inHours } from '../testing/in-hours.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { sweepRecycleBin } from './sweep-recycle-bin.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

/** A window of one day to the millisecond. */
const tomorrow = () => {
  const startAt = inHours(24)
  return { startAt, endAt: daysLater(startAt, 1) }
}

const { pool } = server.database
const main = server.as('mainAdmin')
const chamber = server.as('chamberAdmin')
const flags = Array.from({ length: 12 }, () => false)

const named = async (client: TestClient, kind?: 'tutors' | 'companies' | 'employees' | 'courses' | 'notices') =>
  (await client.recycleBin.list({ query: { kind } })).items.map(({ name }) => name)
const restore = (
  client: TestClient,
  kind: 'companies' | 'employees' | 'courses' | 'notices' | 'tutors',
  id: string,
  name?: string,
) => client.recycleBin.restore({ params: { kind, id }, body: { name } })
const card = { name: '王明', position: '经理', phone: '13800138000', avatar: '' }
const tutor = { name: '欧阳', avatar: 'k.jpg', introduction: '讲师', serial: 1 }

test('a company comes back under its id with its cards, is found again, and can be changed on', async () => {
  const made = await chamber.companies.create({ body: companyOf({ name: '先行公司', products: [] }) })
  const params = { companyId: made.id }
  const { id: employeeId } = await chamber.employees.create({ params, body: card })
  await chamber.companies.delete({ params })
  expect(await named(chamber)).toEqual(['先行公司'])
  expect((await chamber.companies.list({ query: { q: '先行' } })).total).toBe(0)
  expect(await codeOf(chamber.employees.show({ params: { employeeId } }))).toBe('request.not_found')
  expect(await named(main)).toEqual([])
  expect(await codeOf(restore(server.as('otherChamberAdmin'), 'companies', made.id))).toBe('request.not_found')

  await restore(chamber, 'companies', made.id)
  const { version, ...back } = await chamber.companies.show({ params })
  expect({ ...back, version: made.version }).toEqual(made)
  expect(version).toBe(made.version + 1)
  expect(await chamber.employees.show({ params: { employeeId } })).toMatchObject(card)
  expect((await chamber.companies.list({ query: { q: '先行' } })).total).toBe(1)
  expect(await named(chamber)).toEqual([])
  expect(await codeOf(restore(chamber, 'companies', made.id))).toBe('request.not_found')
})

test('where its name is taken it comes back under another, where its code is taken not at all', async () => {
  const unifiedCreditCode = '91350100M000100Y43'
  const { id } = await chamber.companies.create({ body: companyOf({ name: '同名', unifiedCreditCode }) })
  await chamber.companies.delete({ params: { companyId: id } })
  const { id: taker } = await chamber.companies.create({ body: companyOf({ name: '同名', unifiedCreditCode }) })
  expect(await problemOf(restore(chamber, 'companies', id, '另名'))).toMatchObject({
    code: 'companies.credit_code_taken',
  })
  const { version, ...other } = await chamber.companies.show({ params: { companyId: taker } })
  const { id: _, informationIntegrity: _share, addedAt: _at, addedBy: _by, abnormal: _abnormal, ...draft } = other
  await chamber.companies.update({
    params: { companyId: taker },
    query: { version },
    body: { ...draft, unifiedCreditCode: '' },
  })
  expect(await problemOf(restore(chamber, 'companies', id))).toMatchObject({
    code: 'companies.name_taken',
    errors: { name: { code: 'companies.name_taken' } },
  })
  expect(
    await problemOf(
      restore(chamber, 'companies', id, '长'.repeat(100))
        .then(() => chamber.companies.delete({ params: { companyId: id } }))
        .then(() => restore(chamber, 'companies', id, '同名')),
    ),
  ).toMatchObject({
    code: 'companies.name_taken',
  })
  await restore(chamber, 'companies', id, ' 另名 ')
  expect((await chamber.companies.show({ params: { companyId: id } })).name).toBe('另名')
  expect((await chamber.companies.list({ query: { q: '另名' } })).items.map((one) => one.id)).toEqual([id])
})

test('a card comes back to its company alone, and to no other phone', async () => {
  const { id: companyId } = await chamber.companies.create({ body: companyOf() })
  const { id: employeeId } = await chamber.employees.create({ params: { companyId }, body: card })
  await chamber.employees.delete({ params: { employeeId } })
  const { id: other } = await chamber.employees.create({ params: { companyId }, body: card })
  expect(await codeOf(restore(chamber, 'employees', employeeId))).toBe('employees.phone_taken')
  await chamber.employees.delete({ params: { employeeId: other } })
  await chamber.companies.delete({ params: { companyId } })
  expect(await codeOf(restore(chamber, 'employees', employeeId))).toBe('recycle_bin.parent_missing')
  await restore(chamber, 'companies', companyId)
  await restore(chamber, 'employees', employeeId)
  expect((await chamber.employees.list({ params: { companyId }, query: {} })).items.map(({ id }) => id)).toEqual([
    employeeId,
  ])
})

test('a course comes back with its chapters and openings, without what went meanwhile', async () => {
  const { id: categoryId } = await main.courseCategories.create({ body: { name: '安全' } })
  const { id: kept } = await main.channelGroups.create({ body: { name: '华南' } })
  const { id: going } = await main.channelGroups.create({ body: { name: '华北' } })
  const { id } = await main.courses.create({
    body: { name: '安全课', headImage: 'k.jpg', serialNumber: 1, categoryId },
  })
  const { id: chapterId } = await main.chapters.create({
    params: { courseId: id },
    body: { name: '第一章', type: 2, parentId: '' },
  })
  await main.chapters.create({
    params: { courseId: id },
    body: { name: '第一课', type: 1, parentId: chapterId, videoUrl: 'https://x.cn/a.mp4' },
  })
  const opened = { kind: 'course', contentId: id } as const
  await main.contentPermissions.set({ params: opened, body: { groupIds: [kept, going] } })
  const before = await main.chapters.list({ params: { courseId: id } })
  await main.courses.delete({ params: { id } })
  await main.courseCategories.delete({ params: { id: categoryId } })
  await main.channelGroups.delete({ params: { groupId: going } })

  await restore(main, 'courses', id, '安全课二')
  expect(await main.courses.show({ params: { id } })).toMatchObject({ name: '安全课二', categoryId: '' })
  expect((await main.courses.list({ query: { q: '课二' } })).total).toBe(1)
  expect(await main.chapters.list({ params: { courseId: id } })).toEqual(before)
  expect((await main.contentPermissions.show({ params: opened })).groupIds).toEqual([kept])
})

test('whoever may not delete a kind sees what was deleted of it and restores nothing; whoever may not read it sees nothing', async () => {
  const { id } = await main.tutors.create({ body: tutor })
  await main.tutors.delete({ params: { id } })
  const notice = { title: '放假', body: '今天', publisher: '办公室', durationDays: 1 }
  const window = tomorrow()
  const { id: noticeId } = await main.notices.create({ body: { ...notice, ...window } })
  await main.notices.delete({ params: { id: noticeId } })
  const { headers } = await addClerk(server.database, 'mainAdmin', flags)
  const clerk = server.as(headers)
  expect(await named(clerk)).toEqual(['欧阳'])
  expect(await codeOf(restore(clerk, 'tutors', id))).toBe('session.forbidden')
  expect(await codeOf(clerk.recycleBin.erase({ params: { kind: 'tutors', id } }))).toBe('session.forbidden')
  expect(await codeOf(restore(clerk, 'notices', noticeId))).toBe('request.not_found')
  expect((await named(main)).toSorted()).toEqual(['放假', '欧阳'])
  await restore(main, 'notices', noticeId)
  const { body: bodyText, ...rest } = notice
  const found = await main.notices.show({ params: { id: noticeId } })
  expect(found).toMatchObject({ ...rest, ...window, bodyText })
})

test('a tutor comes back to the lives that nobody gave another one', async () => {
  const add = async (name: string) => (await main.tutors.create({ body: { ...tutor, name } })).id
  const [id, other] = [await add('去'), await add('留')]
  const window = { startAt: inHours(1), endAt: inHours(2) }
  const draft = { name: '公开课', headImage: 'k.jpg', type: 'ROOM', tutorId: id, ...window } as const
  const [alone, given] = [await main.lives.create({ body: draft }), await main.lives.create({ body: draft })]
  await main.tutors.delete({ params: { id } })
  expect((await main.lives.show({ params: { id: alone.id } })).tutorId).toBe('')
  await main.lives.update({ params: { id: given.id }, query: { version: 1 }, body: { ...draft, tutorId: other } })
  await restore(main, 'tutors', id)
  expect(await main.lives.show({ params: { id: alone.id } })).toEqual(alone)
  expect((await main.lives.show({ params: { id: given.id } })).tutorId).toBe(other)
})

test('what is erased, or has lain there for its days, is gone for good', async () => {
  const { id } = await main.tutors.create({ body: tutor })
  const { id: old } = await main.tutors.create({ body: { ...tutor, name: '旧' } })
  for (const one of [id, old]) await main.tutors.delete({ params: { id: one } })
  const { items } = await main.recycleBin.list({ query: { kind: 'tutors', sort: 'deletedAt' } })
  const binned = items.find((one) => one.id === id)
  expect(binned).toMatchObject({ name: '欧阳', deletedBy: '755001 mainAdmin' })
  expect(Date.parse(binned?.erasedAt ?? '') - Date.parse(binned?.deletedAt ?? '')).toBe(binDays * 86_400_000)
  await main.recycleBin.erase({ params: { kind: 'tutors', id } })
  expect(await codeOf(restore(main, 'tutors', id))).toBe('request.not_found')

  const age = (days: number) =>
    pool.query(`update recycle_bin set deleted_at = now() - make_interval(days => $1) where id = $2`, [days, old])
  await age(binDays - 1)
  await sweepRecycleBin(server.database)
  expect(await named(main, 'tutors')).toContain('旧')
  await age(binDays + 1)
  await sweepRecycleBin(server.database)
  expect(await named(main, 'tutors')).not.toContain('旧')
})

test('two who restore at once restore it once', async () => {
  const { id } = await main.tutors.create({ body: tutor })
  await main.tutors.delete({ params: { id } })
  const answers = await Promise.allSettled([restore(main, 'tutors', id), restore(main, 'tutors', id)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await main.tutors.show({ params: { id } })).toMatchObject(tutor)
})

test('it is noted in the audit trail as what was added and deleted, once', async () => {
  const { id } = await main.tutors.create({ body: tutor })
  await main.tutors.delete({ params: { id } })
  await restore(main, 'tutors', id)
  const { items } = await main.audit.list({ query: {} })
  const [restored, deleted] = items
  expect(restored).toMatchObject({ action: 'recycleBin.restore', changes: [{ of: 'tutors', id, before: null }] })
  expect(deleted).toMatchObject({ action: 'tutors.delete', changes: [{ of: 'tutors', id, after: null }] })
})

test('a channel sees its own bin alone', async () => {
  const { rows } = await pool.query('select distinct channel_id as id from recycle_bin')
  expect(rows.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [channelIdOf('mainAdmin'), channelIdOf('chamberAdmin')].toSorted(),
  )
  expect((await server.as('otherMainAdmin').recycleBin.list({ query: {} })).total).toBe(0)
})

test('several are deleted at once, each by itself, as a try says before', async () => {
  const notice = { title: '停电', body: '今天', publisher: '办公室', durationDays: 1 }
  const window = tomorrow()
  const add = async (title: string) => (await main.notices.create({ body: { ...notice, ...window, title } })).id
  const [one, shown, other] = [await add('其一'), await add('已发布'), await add('其二')]
  await main.notices.setStatus({ params: { id: shown }, body: { status: 'published' } })
  const elsewhere = await server.as('otherMainAdmin').notices.create({ body: { ...notice, ...window } })
  const ids = [other, shown, elsewhere.id, one]
  const expected = [
    { id: other, fault: null },
    { id: shown, fault: { code: 'notice.published', params: {} } },
    { id: elsewhere.id, fault: { code: 'request.not_found', params: {} } },
    { id: one, fault: null },
  ]

  expect(await main.notices.deleteMany({ body: { ids, dryRun: true } })).toEqual({ items: expected })
  expect((await main.notices.show({ params: { id: one } })).title).toBe('其一')
  expect(await named(main, 'notices')).not.toContain('其一')
  expect(await main.notices.deleteMany({ body: { ids } })).toEqual({ items: expected })
  expect(await named(main, 'notices')).toEqual(expect.arrayContaining(['其一', '其二']))
  expect(await codeOf(main.notices.show({ params: { id: one } }))).toBe('request.not_found')
  expect((await main.notices.show({ params: { id: shown } })).status).toBe('published')
  await server.as('otherMainAdmin').notices.show({ params: { id: elsewhere.id } })

  const { items } = await main.audit.list({ query: {} })
  expect(items.flatMap(({ action, changed }) => (action === 'notices.deleteMany' ? [changed] : []))).toEqual([2, 0])
})

test('cards of a company are deleted at once, and companies with theirs', async () => {
  const { id: companyId } = await chamber.companies.create({ body: companyOf() })
  const cards = await Promise.all(
    ['13800138001', '13800138002'].map((phone) =>
      chamber.employees.create({ params: { companyId }, body: { ...card, phone } }),
    ),
  )
  const [first, second] = cards.map(({ id }) => id) as [string, string]
  await chamber.employees.deleteMany({ body: { ids: [first] } })
  expect(await chamber.companies.deleteMany({ body: { ids: [companyId] } })).toEqual({
    items: [{ id: companyId, fault: null }],
  })
  await restore(chamber, 'companies', companyId)
  const { items } = await chamber.employees.list({ params: { companyId }, query: {} })
  expect(items.map(({ id }) => id)).toEqual([second])
})

test('a notice that was deleted before there were documents has its body again', async () => {
  const draft = { title: '旧通知', body: '一', publisher: '办公室', durationDays: 1 }
  const window = tomorrow()
  const { id } = await main.notices.create({ body: { ...draft, ...window } })
  await main.notices.delete({ params: { id } })
  await server.database.pool.query(
    `update recycle_bin set stored = (stored - 'bodyText') || jsonb_build_object('body', '<p>各<b>部门</b></p>') where id = $1`,
    [id],
  )
  await restore(main, 'notices', id)
  expect(await main.notices.show({ params: { id } })).toMatchObject({
    bodyText: '各部门',
    body: { content: [{ content: [{ text: '各' }, { text: '部门', marks: [{ type: 'strong' }] }] }] },
  })
})

test('it is emptied, one kind or all, of what one may delete and has counted', async () => {
  const bin = async (client = main) => (await client.recycleBin.list({ query: {} })).items
  const { id } = await main.tutors.create({ body: { ...tutor, name: '先删' } })
  await main.tutors.delete({ params: { id } })
  const [counted] = await bin()
  const before = new Date(Date.parse(counted?.deletedAt ?? '') + 1).toISOString()
  // Behind that moment.
  await expect.poll(() => new Date().toISOString() > before).toBe(true)
  const { id: later } = await main.tutors.create({ body: { ...tutor, name: '后删' } })
  await main.tutors.delete({ params: { id: later } })
  const { id: notice } = await main.notices.create({
    body: {
      title: '留下',
      body: '一',
      publisher: '办',
      durationDays: 1,
      ...tomorrow(),
    },
  })
  await main.notices.delete({ params: { id: notice } })
  expect((await main.recycleBin.empty({ body: { kind: 'tutors', before } })).erased).toBeGreaterThan(0)
  expect((await bin()).map(({ name }) => name)).toEqual(expect.arrayContaining(['后删', '留下']))
  expect(await named(main, 'tutors')).not.toContain('先删')
  const { headers } = await addClerk(server.database, 'mainAdmin', [])
  const clerk = server.as(headers)
  expect(await clerk.recycleBin.empty({ body: { before: '2999-01-01T00:00:00Z' } })).toEqual({ erased: 0 })
  await main.recycleBin.empty({ body: { before: new Date(Date.now() + 60_000).toISOString() } })
  expect(await bin()).toEqual([])
})

test('a prize comes back', async () => {
  const { id } = await main.prizes.create({ body: { name: '保温杯', price: '99', grade: '三等奖', quantity: 3 } })
  await main.prizes.delete({ params: { id } })
  await main.recycleBin.restore({ params: { kind: 'prizes', id }, body: {} })
  expect(await main.prizes.show({ params: { id } })).toMatchObject({ name: '保温杯', quantity: 3 })
})
