import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { boundEmployee } from '../testing/bound-employee.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished, importFile } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ demo: false })
afterAll(() => server.stop())
const { system } = server.database
const chamber = server.as('chamberAdmin')

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const newsOf = (title: string) => ({
  title,
  body: '三家',
  startAt: inHours(-1),
  endAt: inHours(24),
  publisher: '秘书处',
})
const activityOf = (title: string) => ({
  title,
  place: '深圳',
  headImage: 'k.jpg',
  startAt: inHours(24),
  endAt: inHours(25),
  publisher: '秘书处',
  company: '商会',
  contact: '王明',
  content: '议程',
})

/** Somebody of the secretariat with the business of the chamber. */
async function addSecretary(who: 'chamberAdmin' | 'otherChamberAdmin' = 'chamberAdmin') {
  const none = flags.map(() => false)
  const clerk = await addClerk(server.database, who, none, { business: true })
  return { ...clerk, client: server.as(clerk.headers) }
}

type Page = 'news' | 'activities' | 'companies' | 'resources' | 'demands'

/** Turns the public page of something on, reports it, and answers the account that the report names. */
async function reported(group: Page, id: string): Promise<string> {
  const { url } = await chamber[group].openLink({ params: { id } })
  // Anew, since a person reports five times a day.
  const reporter = await boundEmployee(server)
  const token = url.slice(url.lastIndexOf('/') + 1)
  const { status, body } = await reporter.call('POST', 'reports', { token, type: 'fraud', reason: '虚假' })
  expect(status).toBe(201)
  return (await chamber.reports.show({ params: { id: String(body['id']) } })).reportedAccount
}

const publish = (id: string) => chamber.news.setStatus({ params: { id }, body: { status: 'published' } })

test('what an account made is reported with its number, whoever changed it since', async () => {
  const { client, number } = await addSecretary()
  const news = await client.news.create({ body: newsOf('走访') })
  const activity = await client.activities.create({ body: activityOf('沙龙') })
  const company = await client.companies.create({ body: companyOf() })
  const shelved = { name: '授信额度', content: '五百万', companyId: company.id }
  const resource = await client.resources.create({ body: { ...shelved, type: 1 } })
  const demand = await client.demands.create({ body: { ...shelved, type: 7 } })

  await chamber.news.update({
    params: { id: news.id },
    query: { version: news.version },
    body: newsOf('走访三家'),
  })
  await publish(news.id)
  await chamber.activities.update({
    params: { id: activity.id },
    query: { version: activity.version },
    body: activityOf('沙龙二'),
  })
  for (const [group, { id }] of Object.entries({ news, activities: activity, companies: company, resources: resource }))
    expect([group, await reported(group as Page, id)]).toEqual([group, number])
  expect(await reported('demands', demand.id)).toBe(number)
})

test('a card that is named with a resource is who stands behind it', async () => {
  const { client } = await addSecretary()
  const { company, card, phone } = await boundEmployee(server)
  const body = { name: '厂房', content: '两千平方米', type: 1 as const, companyId: company.id, contactId: card.id }
  const { id } = await client.resources.create({ body })
  expect(await reported('resources', id)).toBe(phone)
})

test('what is imported is of the account that imports it, copied or written row by row', async () => {
  const { client, number } = await addSecretary()
  const copied = companyOf().name
  await importFile(client, `企业名称,行业,行业标签\n${copied},教育,教育\n`)
  const written = companyOf().name
  // A row that is there already: the batch cannot be copied.
  await importFile(client, `企业名称,行业,行业标签\n${copied},教育,教育\n${written},教育,教育\n`)
  const idOf = async (name: string) => (await client.companies.list({ query: { q: name } })).items[0]?.id ?? ''
  expect(await reported('companies', await idOf(copied))).toBe(number)
  expect(await reported('companies', await idOf(written))).toBe(number)
  // Who writes over it did not make it.
  await importFile(chamber, `企业名称,行业,行业标签\n${written},金融业,金融业\n`, { onConflict: 'update' })
  expect(await reported('companies', await idOf(written))).toBe(number)

  const news = `标题,开始时间,结束时间,正文,发布人\n导入的风采,${inHours(-1)},${inHours(24)},正文,王明\n`
  const toldRun = await client.news.import({ query: { fileName: 'a.csv' }, body: Buffer.from(news) }, { timeout: 0 })
  await finished(client, toldRun.id)
  const piece = (await client.news.list({ query: { q: '导入的风采' } })).items[0]?.id ?? ''
  await publish(piece)
  expect(await reported('news', piece)).toBe(number)

  const held = `标题,开始时间,结束时间,地点,主办方,发布人,联系人,头图,内容\n导入的活动,${inHours(24)},${inHours(25)},深圳,商会,王明,王明,https://x.cn/a.png,内容\n`
  const heldRun = await client.activities.import(
    { query: { fileName: 'a.csv' }, body: Buffer.from(held) },
    { timeout: 0 },
  )
  await finished(client, heldRun.id)
  const activity = (await client.activities.list({ query: { q: '导入的活动' } })).items[0]?.id ?? ''
  expect(await reported('activities', activity)).toBe(number)
})

test('nobody says who made it: neither a body nor a column of a file, and no answer names the account', async () => {
  const { client, number, accountId } = await addSecretary()
  const { account } = await chamber.sessions.show({})
  const forged = { ...newsOf('冒名'), createdBy: account.id }
  expect(await codeOf(client.news.create({ body: forged }))).toBe('request.invalid')
  const news = await client.news.create({ body: newsOf('本人') })
  const over = {
    params: { id: news.id },
    query: { version: news.version },
    body: { ...newsOf('本人'), createdBy: account.id },
  }
  expect(await codeOf(client.news.update(over))).toBe('request.invalid')
  const name = companyOf().name
  const header = '企业名称,行业,行业标签,createdBy,created_by'
  const run = await importFile(client, `${header}\n${name},教育,教育,${account.id},${account.id}\n`)
  expect(run).toMatchObject({ created: 1, bad: 0 })
  const company = (await client.companies.list({ query: { q: name } })).items[0]?.id ?? ''
  expect(await reported('companies', company)).toBe(number)

  const shown = await client.news.show({ params: { id: news.id } })
  expect(JSON.stringify(shown)).not.toContain(accountId)
  const { items } = await chamber.audit.list({ query: { action: 'news.create' } })
  expect(items[0]?.changes).not.toEqual([])
  expect(JSON.stringify(items.map(({ changes }) => changes))).not.toContain('created_by')
})

test('what comes back from the recycle bin is still of the account that made it', async () => {
  const { client, number } = await addSecretary()
  const { id } = await client.activities.create({ body: activityOf('误删') })
  const { id: older } = await client.activities.create({ body: activityOf('更早的') })
  for (const one of [id, older]) await chamber.activities.delete({ params: { id: one } })
  // It was thrown away before it was kept who made it.
  await system.execute(sql`update recycle_bin set stored = stored - 'createdBy' where id = ${older}`)
  for (const one of [id, older]) await chamber.recycleBin.restore({ params: { kind: 'activities', id: one }, body: {} })
  expect(await reported('activities', id)).toBe(number)
  expect(await reported('activities', older)).toBe('')
})

test('no account is named where none is known, where it is gone, or where it is of another channel', async () => {
  const { client, accountId, number } = await addSecretary()
  const foreign = await addSecretary('otherChamberAdmin')
  const make = async (title: string) => (await client.activities.create({ body: activityOf(title) })).id
  const [older, theirs, left] = [await make('早先'), await make('外来'), await make('离职')]
  await system.execute(sql`update activities set created_by = null where id = ${older}`)
  await system.execute(sql`update activities set created_by = ${foreign.accountId} where id = ${theirs}`)
  expect(await reported('activities', older)).toBe('')
  expect(await reported('activities', theirs)).toBe('')
  expect(await reported('activities', left)).toBe(number)
  await chamber.accounts.delete({ params: { accountId } })
  // Its number is free again, and may be somebody else's.
  expect(await reported('activities', left)).toBe('')
  const { items } = await chamber.reports.list({ query: { kind: 'activity', pageSize: 50 } })
  expect(items.filter(({ thingName }) => thingName === '离职').map(({ reportedAccount }) => reportedAccount)).toEqual([
    '',
    number,
  ])
})
