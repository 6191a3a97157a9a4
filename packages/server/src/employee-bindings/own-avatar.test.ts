import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { avatarsPerMinute } from '@icss/core/employee-bindings/own-card.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { boundEmployee } from '../testing/bound-employee.ts'
import { keptCode } from '../testing/kept-code.ts'
import { channelIdOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false, trustProxy: (_, hop) => hop < 1 })
afterAll(() => server.stop())
const { system, pool } = server.database
const chamber = server.as('chamberAdmin')
const channelId = channelIdOf('chamberAdmin')
// Pictures are counted by the minute.
beforeEach(() => pool.query('delete from call_counts'))

const side = { width: 242, height: 242, background: { r: 30, g: 90, b: 200 } }
const blue = sharp({ create: { ...side, channels: 3 } })
const jpg = await blue
  .clone()
  .withExif({ IFD0: { Copyright: 'told' } })
  .jpeg()
  .toBuffer()
const png = await blue.clone().png().toBuffer()

const bound = () => boundEmployee(server, 'chamberAdmin', { codeTo: (phone) => keptCode(server, phone) })
type Bound = Awaited<ReturnType<typeof bound>>
type Answer = { status: number; body: Record<string, unknown> }

async function put(
  { browser, ref }: Pick<Bound, 'browser' | 'ref'>,
  body: Buffer | ReadableStream,
  { version = 2, type = 'application/octet-stream', ...headers }: { version?: number; type?: string } & object = {},
): Promise<Answer> {
  const answer = await browser.send(`/p/my/${ref}/employee/avatar?version=${version}`, {
    method: 'PUT',
    headers: { 'content-type': type, ...headers },
    body: body as BodyInit,
    ...(body instanceof ReadableStream ? ({ duplex: 'half' } as object) : {}),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}
const remove = ({ browser, ref }: Bound, version: number) =>
  browser.call('DELETE', `/p/my/${ref}/employee/avatar?version=${version}`)

const avatarOf = async ({ card }: Bound) => (await chamber.employees.show({ params: { employeeId: card.id } })).avatar
const objects = async () => {
  const { rows } = await system.execute<{ key: string; status: string; account: string }>(
    sql`select key, status, account_id as account from uploads where channel_id = ${channelId} order by created_at`,
  )
  return rows
}
const usage = async () => {
  const { rows } = await system.execute<{ used: number; reserved: number }>(
    sql`select coalesce(sum(used_bytes), 0)::int as used, coalesce(sum(reserved_bytes), 0)::int as reserved
      from storage_usage where channel_id = ${channelId}`,
  )
  return rows[0]
}
const nothingMore = async (work: () => Promise<unknown>) => {
  const before = [await objects(), await usage()]
  await work()
  expect([await objects(), await usage()]).toEqual(before)
}

test('the owner of a card gives it another picture, written anew, in place of the one before, and takes it away', async () => {
  const one = await bound()
  const free = await usage()
  const first = await put(one, jpg)
  expect(first).toMatchObject({ status: 200, body: { version: 3, name: one.card.name } })
  const read = await server.fetch(String(first.body['avatar']))
  const { format, exif, width } = await sharp(Buffer.from(await read.arrayBuffer())).metadata()
  expect({ status: read.status, format, exif, width }).toEqual({
    status: 200,
    format: 'jpeg',
    exif: undefined,
    width: 242,
  })
  const before = await avatarOf(one)
  expect(before).toMatch(new RegExp(`^${objectsPath}icss.+\\.jpg$`))
  // The chamber reads it as any picture of its cards, another chamber does not.
  expect((await server.fetch(before, { who: 'chamberAdmin' })).status).toBe(200)
  expect((await server.fetch(before, { who: 'otherChamberAdmin' })).status).toBe(404)
  expect((await server.fetch(before)).status).toBe(401)

  expect(await put(one, png, { version: 3 })).toMatchObject({ status: 200, body: { version: 4 } })
  expect(await avatarOf(one)).toMatch(/\.png$/)
  expect((await server.fetch(before, { who: 'chamberAdmin' })).status).toBe(404)
  expect((await objects()).map(({ status, account }) => [status, account])).toEqual([['done', one.card.id]])

  const removed = await remove(one, 4)
  expect(removed).toMatchObject({ status: 200, body: { avatar: '', version: 5 } })
  expect(await objects()).toEqual([])
  expect(await usage()).toEqual({ ...free, used: free?.used ?? 0, reserved: 0 })
  const { items } = await chamber.audit.list({ query: { pageSize: 50 } })
  const actions = items.filter(({ account }) => account.startsWith('/p/')).map(({ action }) => action)
  expect([...new Set(actions)].slice(0, 2)).toEqual(['ownCards.removeAvatar', 'ownCards.setAvatar'])
})

test('a picture of the chamber, and one that another card has too, stay stored', async () => {
  const [one, other] = [await bound(), await bound()]
  await put(one, jpg)
  const avatar = await avatarOf(one)
  const { name, position, phone } = other.card
  const params = { employeeId: other.card.id }
  await chamber.employees.update({ params, query: { version: 2 }, body: { name, position, phone, avatar } })
  expect(await put(one, png, { version: 3 })).toMatchObject({ status: 200 })
  expect((await server.fetch(avatar, { who: 'chamberAdmin' })).status).toBe(200)
  // It was sent by the owner of another card.
  expect(await remove(other, 3)).toMatchObject({ status: 200, body: { avatar: '' } })
  expect((await server.fetch(avatar, { who: 'chamberAdmin' })).status).toBe(200)
})

const large = Buffer.concat([jpg, Buffer.alloc(200 * 1024)])
test.each([
  ['nothing', Buffer.alloc(0), 422, 'upload.empty'],
  ['words', Buffer.from('名称\n样本\n'), 415, 'upload.file_format'],
  ['a WebP', await blue.clone().webp().toBuffer(), 415, 'upload.file_format'],
  ['a GIF', await blue.clone().gif().toBuffer(), 415, 'upload.file_format'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 415, 'upload.file_format'],
  ['a jpg that was cut', jpg.subarray(0, 300), 415, 'upload.content_mismatch'],
  ['200 kB, their length said', large, 413, 'upload.too_large'],
  ['200 kB, their length unsaid', new Blob([large]).stream(), 413, 'request.too_large'],
  [
    'more pixels than there may be',
    await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
    422,
    'upload.image_too_big',
  ],
])('%s is refused, and nothing of it is kept', async (_, body, status, code) => {
  const one = await bound()
  await nothingMore(async () => expect(await put(one, body)).toMatchObject({ status, body: { code } }))
  expect(await avatarOf(one)).toBe('')
})

test('bytes that say to be something else are refused', async () => {
  const one = await bound()
  expect(await put(one, jpg, { type: 'image/jpeg' })).toMatchObject({ status: 415 })
  expect(await put(one, Buffer.from('{}'), { type: 'application/json' })).toMatchObject({ status: 415 })
})

test('it is for the one phone that has the card: no other, none whose time is over, none from another site', async () => {
  const [one, other] = [await bound(), await bound()]
  const theirs = await boundEmployee(server, 'otherChamberAdmin', { codeTo: (phone) => keptCode(server, phone) })
  await nothingMore(async () => {
    // The address of one page with the cookie of another, of this chamber and of another one.
    for (const browser of [other.browser, theirs.browser])
      expect(await put({ browser, ref: one.ref }, jpg)).toMatchObject({
        status: 401,
        body: { code: 'public_session.needed' },
      })
    const [cookie = ''] = theirs.browser.cookies.values()
    const forged = await server.fetch(`/p/my/${one.ref}/employee/avatar?version=2`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', cookie: `icss_page_${one.ref}=${cookie}` },
      body: jpg as BodyInit,
    })
    // A cookie acts for its own card, whatever the address says.
    expect(await forged.json()).toMatchObject({ companyName: theirs.company.name })
    expect(await avatarOf(one)).toBe('')
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect(await put(one, jpg, headers)).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
    await one.unbind()
    expect(await put(one, jpg, { version: 3 })).toMatchObject({ status: 401 })
    expect(await remove(one, 3)).toMatchObject({ status: 401 })
    await system.execute(sql`update public_sessions set expires_at = now() - interval '1 day'`)
    expect(await put(other, jpg)).toMatchObject({ status: 401 })
  })
  expect((await server.fetch(`/p/my/${one.ref}/employee/avatar?version=2`, { method: 'PUT' })).status).toBe(401)
})

test('a card that is unbound while its picture comes in keeps the one that it has', async () => {
  const one = await bound()
  await nothingMore(async () => {
    const { promise: isUnbound, resolve: go } = Promise.withResolvers<void>()
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(jpg.subarray(0, 100))
        await isUnbound
        stream.enqueue(jpg.subarray(100))
        stream.close()
      },
    })
    const answer = put(one, body)
    await expect
      .poll(async () => (await pool.query(`select from call_counts where key like 'pictures of card%'`)).rowCount)
      .toBe(1)
    await one.unbind()
    go()
    expect((await answer).status).toBe(401)
  })
  expect(await avatarOf(one)).toBe('')
})

test('of two pictures at once one is told of the other, and of it nothing is kept', async () => {
  const one = await bound()
  const answers = await Promise.all([put(one, jpg), put(one, png)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const own = (await objects()).filter(({ account }) => account === one.card.id)
  expect(own.map(({ key, status }) => [objectsPath + key, status])).toEqual([[await avatarOf(one), 'done']])
})

test('so many pictures a minute and card, and no more than the chamber has room for', async () => {
  const one = await bound()
  await pool.query('update channels set storage_quota_bytes = 10 where id = $1', [channelId])
  await nothingMore(async () =>
    expect(await put(one, jpg)).toMatchObject({ status: 413, body: { code: 'upload.quota' } }),
  )
  await pool.query('update channels set storage_quota_bytes = 1000000000 where id = $1', [channelId])
  for (let i = 1; i < avatarsPerMinute; i += 1) await put(one, Buffer.from('x'))
  expect(await put(one, jpg)).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
})
