import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyDraft, type CompanyDraft } from '@icss/core/companies/company.ts'
import type { RichText } from '@icss/core/rich-text/rich-text.ts'
import { offShelf, onShelf } from '@icss/core/resources/shelf-rules.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { faultyWay } from '../../test/faulty-way.ts'
import { loggedIn, type Person } from '../../test/icss.ts'
import { api, type At, atOf, digestAt, inDays, png, upload } from '../../test/moved-channel.ts'
import { patience } from '../../test/patience.ts'
import { type ServerProcess, startServer } from '../../test/server-process.ts'

// Servers of their own: an archive holds all that a channel has.
const servers: ServerProcess[] = []
let source: At
let target: At
let training: At

const uploadPng = (one: Person, slot: string, mark: string) => upload(one, slot, `${mark}.png`, png(mark))
const words = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Fills a chamber with one of everything of its business. */
async function fill(at: At): Promise<void> {
  const one = await loggedIn('zh', at)
  const client = api(at)
  const logo = await uploadPng(one, 'companyLogo', 'logo')
  const image = await uploadPng(one, 'productImage', 'product')
  const product = { name: '机械臂', link: 'https://a.example.cn', time: '2025-03-05', description: '六轴', image }
  const company = { name: '甲公司（深圳）', industry: '制造业', industryTags: ['机器人'], logo, products: [product] }
  const { id: companyId } = await client.companies.create({ query: {}, body: company })
  // Another writing of the same name, which somebody has said to be another company.
  const alike = { name: '甲公司(深圳)', industry: '教育', industryTags: ['教育'] }
  const { id: alikeId } = await client.companies.create({ query: { confirmed: true }, body: alike })
  await client.companies.setAbnormal({ params: { companyId: alikeId }, body: { abnormal: true } })
  const avatar = await uploadPng(one, 'employeeAvatar', 'avatar')
  const { id: contactId } = await client.employees.create({
    params: { companyId },
    body: { name: '王龘', position: '总经理', phone: '13800138000', avatar },
  })
  await client.organisation.update({
    query: { version: 0 },
    body: {
      name: '深圳商会',
      phone: '0755-26001234',
      email: 'a@example.cn',
      website: 'https://a.example.cn',
      address: '深圳',
      brief: '商会',
      weChatQr: await uploadPng(one, 'qrCode', 'qr'),
      ownCompanyId: companyId,
    },
  })
  const shelved = { name: '厂房', title: '', content: '两千平方米', companyId, contactId, expiresAt: '' }
  await client.resources.create({ body: { ...shelved, type: 1 } })
  const { id } = await client.resources.create({ body: { ...shelved, type: 2, contactId: '' } })
  await client.resources.setStatus({ params: { id }, body: { status: offShelf } })
  await client.demands.create({ body: { ...shelved, type: 7, name: '资金' } })
  const headImage = await uploadPng(one, 'activityImage', 'activity')
  const times = { startAt: inDays(1), endAt: inDays(2), publisher: '秘书处' }
  await client.activities.create({
    body: {
      ...times,
      title: '年会',
      place: '深圳',
      headImage,
      company: '商会',
      contact: '秘书处',
      content: words('来'),
    },
  })
  const { id: newsId } = await client.news.create({ body: { ...times, title: '风采', body: words('走进甲公司') } })
  for (const caption of ['一', '二']) {
    const key = await uploadPng(one, 'newsImages', caption)
    await client.news.addPicture({ params: { id: newsId }, body: { key, caption } })
  }
  const card = await client.businessCards.create({ body: { name: '秘书长', phone: '13900139000' } })
  await client.businessCards.setStatus({ params: { id: card.id }, body: { status: 'off' } })
  const prizeImage = await uploadPng(one, 'prizeImage', 'prize')
  const { id: prizeId } = await client.prizes.create({
    body: { name: '平板', explanation: '', price: '2999', image: prizeImage, link: '', quantity: 3, grade: '一等奖' },
  })
  const background = await uploadPng(one, 'meetingBackground', 'wall')
  const meeting = { address: '深圳', endAt: '', background }
  const { id: meetingId } = await client.meetings.create({ body: { ...meeting, name: '年会', startAt: inDays(9) } })
  const award = { name: '头奖', prizeId, number: 2, reserves: 1 }
  await client.meetings.setAwards({ params: { id: meetingId }, query: { version: 1 }, body: { awards: [award] } })
  for (const [name, phone] of [
    ['王龘', '13800138000'],
    // Without a phone two of one name are two.
    ['李雷', ''],
    ['李雷', ''],
  ] as const)
    await client.participants.create({ params: { meetingId }, body: { name, phone, company: '甲公司', seat: '1 桌' } })
  // One that has begun stays where it is.
  const begun = await client.meetings.create({ body: { ...meeting, name: '例会', startAt: inDays(8) } })
  await client.meetings.act({ params: { id: begun.id }, body: { action: 'start' } })
}

/** All that was moved, without ids; files by their digests. */
async function heldAt(at: At) {
  const client = api(at)
  const digest = (link: string) => digestAt(at, link)
  // The companies of the demo are those of both servers.
  const { items: companies } = await client.companies.list({ query: { q: '甲公司', sort: 'name' } })
  const nameOf = (id: string) => companies.find((one) => one.id === id)?.name
  const [news] = (await client.news.list({ query: {} })).items
  const pictures = (await client.news.pictures({ params: { id: news?.id ?? '' } })).items
  const shelf = async (noun: 'demands' | 'resources') =>
    (await client[noun].list({ query: { sort: 'updatedAt' } })).items
      .map(({ name, type, companyId, contactName, status }) => [type, name, nameOf(companyId), contactName, status])
      .toSorted()
  const { organisation } = await client.organisation.show()
  return {
    organisation: [organisation?.name, organisation?.ownCompanyName, await digest(organisation?.weChatQr ?? '')],
    companies: await Promise.all(
      companies.map(async ({ id: companyId, name, abnormal }) => {
        const params = { companyId }
        const { logo, products, industryTags } = await client.companies.show({ params })
        const { items } = await client.employees.list({ params, query: {} })
        return {
          name,
          abnormal,
          industryTags,
          logo: logo && (await digest(logo)),
          products: await Promise.all(
            products.map(async ({ image, ...one }) => ({ ...one, image: await digest(image) })),
          ),
          employees: await Promise.all(
            items.map(async ({ name: who, phone, avatar, bound }) => [who, phone, await digest(avatar), bound]),
          ),
        }
      }),
    ),
    resources: await shelf('resources'),
    demands: await shelf('demands'),
    activities: await Promise.all(
      (await client.activities.list({ query: {} })).items.map(async ({ title, startAt, headImage }) => [
        title,
        startAt,
        await digest(headImage),
      ]),
    ),
    news: [news?.title, await Promise.all(pictures.map(async ({ key, caption }) => [caption, await digest(key)]))],
    cards: (await client.businessCards.list({ query: {} })).items.map(({ name, status }) => [name, status]),
    meetings: await Promise.all(
      (await client.meetings.list({ query: { state: 'notStarted' } })).items.map(async (one) => ({
        ...one,
        id: '',
        version: 0,
        updatedAt: '',
        background: await digest(one.background),
        awards: (await client.meetings.awards({ params: { id: one.id } })).items.map(
          ({ name, prizeName, number, reserves }) => [name, prizeName, number, reserves],
        ),
        participants: (await client.participants.list({ params: { meetingId: one.id }, query: {} })).items.map(
          ({ name, phone, seat, source }) => [name, phone, seat, source],
        ),
      })),
    ),
    prizes: await Promise.all(
      (await client.prizes.list({ query: {} })).items.map(async ({ name, quantity, image }) => [
        name,
        quantity,
        await digest(image),
      ]),
    ),
  }
}

beforeAll(async () => {
  servers.push(await startServer(), await startServer())
  const [first, second] = servers as [ServerProcess, ServerProcess]
  source = await atOf(first, 'chamber-admin')
  target = await atOf(second, 'chamber-admin')
  training = await atOf(second, 'channel-admin')
  await fill(source)
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

const exported = async (): Promise<Buffer> => {
  const one = await loggedIn('en', source)
  const result = await one.icss('channels', 'export', '-o', 'a.tar', '--json')
  expect(result.code, `${result.stderr}`).toBe(0)
  return readFile(join(one.folder, 'a.tar'))
}

test('chamber business is moved with its people, pictures and references, also where the import is killed', async () => {
  const held = await heldAt(source)
  expect(held).toMatchObject({
    companies: [{ employees: [] }, { employees: [['王龘', '13800138000', expect.any(String), false]] }],
    resources: [
      [1, '厂房', '甲公司（深圳）', '王龘', onShelf],
      [2, '厂房', '甲公司（深圳）', '', offShelf],
    ],
    cards: [['秘书长', 'off']],
    meetings: [
      {
        name: '年会',
        expected: 3,
        awards: [['头奖', '平板', 2, 1]],
        participants: [['王龘', '13800138000', '1 桌', 'expected'], expect.anything(), expect.anything()],
      },
    ],
  })
  const archive = await exported()
  const to = await loggedIn('en', target)
  await to.file('a.tar', archive)
  for (const calls of [
    /PUT .*\/awards/,
    /POST .*\/participants/,
    /POST .*\/abnormal/,
    /POST .*\/employees/,
    /POST .*\/resources\/.*\/status/,
    /POST .*\/pictures/,
  ]) {
    const way = await faultyWay(target.url, { fault: 'unsent', calls, times: Infinity })
    onTestFinished(way.close)
    const port = await loggedIn('en', { ...target, url: way.url })
    const child = port.start('channels', 'import', join(to.folder, 'a.tar'))
    child.stdin?.end()
    await expect.poll(way.met, { timeout: patience.poll }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await child.result
    way.lift()
  }
  const moved = await to.icss('channels', 'import', 'a.tar', '--json')
  expect([moved.code, JSON.parse(moved.stdout)], `${moved.stderr}`).toMatchObject([0, { faults: [] }])
  expect(await heldAt(target)).toEqual(held)

  const again = await to.icss('channels', 'import', 'a.tar', '--json')
  const { nouns } = JSON.parse(again.stdout) as { nouns: { noun: string; made: number; failed: number }[] }
  expect(nouns.filter(({ made, failed }) => made + failed > 0)).toEqual([])
  expect(nouns.map(({ noun }) => noun)).toContain('employees')
})

test('what somebody has put back on the shelf since stays there', async () => {
  const client = api(target)
  const [off] = (await client.resources.list({ query: { status: '1' } })).items
  await client.resources.setStatus({ params: { id: off?.id ?? '' }, body: { status: onShelf } })
  const to = await loggedIn('en', target)
  await to.file('a.tar', await exported())
  expect((await to.icss('channels', 'import', 'a.tar')).code).toBe(0)
  expect((await client.resources.list({ query: { status: '1' } })).total).toBe(0)
})

test('a company that is there in another writing of its name is not made again', async () => {
  const there = api(target)
  const { items } = await there.companies.list({ query: { q: '甲公司' } })
  const params = { companyId: items.find(({ name }) => name === '甲公司(深圳)')?.id ?? '' }
  const stored = await there.companies.show({ params })
  const fields = Object.keys(companyDraft.shape) as (keyof CompanyDraft)[]
  const draft = Object.fromEntries(fields.map((field) => [field, stored[field]])) as CompanyDraft
  const query = { version: stored.version, confirmed: true } as const
  await there.companies.update({ params, query, body: { ...draft, name: '甲公司 (深圳)' } })
  const to = await loggedIn('en', target)
  await to.file('a.tar', await exported())
  expect((await to.icss('channels', 'import', 'a.tar')).code).toBe(0)
  expect((await there.companies.list({ query: { q: '甲公司' } })).total).toBe(2)
})

test('a training channel takes the rest, and each refusal is named', async () => {
  const to = await loggedIn('en', training)
  await to.file('a.tar', await exported())
  const { code, stdout } = await to.icss('channels', 'import', 'a.tar', '--json')
  const { nouns, faults } = JSON.parse(stdout) as {
    nouns: { noun: string; made: number; failed: number }[]
    faults: { noun: string; code: string }[]
  }
  expect(code).toBe(4)
  expect(nouns.find(({ noun }) => noun === 'prizes')).toMatchObject({ made: 1, failed: 0 })
  expect(nouns.find(({ noun }) => noun === 'companies')).toMatchObject({ made: 0 })
  expect(new Set(faults.map((one) => one.code))).toEqual(new Set(['session.forbidden']))
})
