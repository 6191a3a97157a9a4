import type { lookup, LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isPrivateAddress } from '../outgoing/private-address.ts'
import { channelIdOf } from '../testing/people.ts'
import { problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sweepUploads } from '../uploads/sweep-uploads.ts'

const side = { width: 40, height: 30, background: { r: 200, g: 30, b: 30 } }
const solid = sharp({ create: { ...side, channels: 3 } })
const glass = sharp({ create: { ...side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
const files: Readonly<Record<string, Buffer>> = {
  '/a.jpg': await solid
    .clone()
    .withExif({ IFD0: { Copyright: 'told' } })
    .jpeg()
    .toBuffer(),
  '/a.png': await glass.clone().png().toBuffer(),
  '/a.webp': await solid.clone().webp().toBuffer(),
  '/a.gif': await solid.clone().gif().toBuffer(),
  '/a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script></svg>'),
  '/svg.png': Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/cut.jpg': (await solid.clone().jpeg().toBuffer()).subarray(0, 200),
  '/page.jpg': Buffer.from('<!doctype html><script>x()</script>'),
  '/huge.png': await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
}
const pages = createServer(({ url = '' }, response) => {
  if (url === '/in') response.writeHead(302, { location: `http://127.0.0.2:${port}/a.jpg` }).end()
  else response.end(files[url])
}).listen(0, '0.0.0.0')
await once(pages, 'listening')
const { port } = pages.address() as AddressInfo

const resolve = ((_: string, __: unknown, done: (error: null, addresses: LookupAddress[]) => void) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])) as typeof lookup
const isPrivate = (address: string) => address !== '127.0.0.1' && isPrivateAddress(address)
const publicUrl = 'https://icss.example.cn'
const server = await startTestServer({
  runs: false,
  publicUrl,
  pictureReach: { resolve, isPrivate, ports: new Set([String(port)]) },
})
afterAll(async () => {
  pages.close()
  await server.stop()
})
const { pool, system } = server.database
// Pastes are counted by the minute.
beforeEach(() => pool.query('delete from call_counts'))

const main = server.as('mainAdmin')
const at = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`
const take = async (who: typeof main, ...addresses: string[]) =>
  (await who.pictures.take({ body: { addresses } })).items.map(({ key }) => key)
const usedBytes = async () => {
  const found = await system.execute<{ used: number }>(
    sql`select coalesce(sum(used_bytes), 0)::int as used from storage_usage where channel_id = ${channelIdOf('mainAdmin')}`,
  )
  return found.rows[0]?.used ?? 0
}
const bytesOf = async (key: string, who: 'mainAdmin' | 'otherMainAdmin' = 'mainAdmin') => {
  const answer = await server.fetch(`/objects/${key}`, { who })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const day = 86_400_000
const now = Date.now()
const draft = {
  title: '年会',
  startAt: new Date(now - day).toISOString(),
  endAt: new Date(now + day).toISOString(),
  durationDays: 2,
  publisher: '办公室',
}
const showing = (key: string) => ({
  type: 'doc' as const,
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: '会场' }] },
    { type: 'picture', attrs: { key, alt: '' } },
  ],
})
const overdue = () => pool.query(`update uploads set swept_at = now() - interval '1 second' where swept_at is not null`)

test('pictures are decoded and written anew, without what their camera told, and count', async () => {
  const before = await usedBytes()
  const keys = await take(main, at('/a.jpg'), at('/a.png'), at('/a.webp'), at('/a.gif'))
  expect(keys.map((key) => key?.replace(/^.*\./, ''))).toEqual(['jpg', 'png', 'jpg', 'png'])
  let stored = 0
  for (const [i, key] of keys.entries()) {
    const { status, bytes } = await bytesOf(key ?? '')
    const { format, exif, width, height } = await sharp(bytes).metadata()
    expect({ status, format, exif, width, height }).toEqual({
      status: 200,
      format: i % 2 === 0 ? 'jpeg' : 'png',
      exif: undefined,
      width: 40,
      height: 30,
    })
    stored += bytes.length
  }
  expect((await usedBytes()) - before).toBe(stored)
  expect((await bytesOf(keys[0] ?? '', 'otherMainAdmin')).status).toBe(404)
})

test('what is no picture, is broken, too large or not to be reached has no key, and nothing says why', async () => {
  const bad = [
    at('/a.svg'),
    at('/svg.png'),
    at('/cut.jpg'),
    at('/page.jpg'),
    at('/huge.png'),
    at('/none.jpg'),
    at('/in'),
    at('/a.jpg', '127.0.0.2'),
    'http://pictures.example:1/a.jpg',
  ]
  const { items } = await main.pictures.take({ body: { addresses: [...bad, at('/a.jpg')] } })
  expect(items.slice(0, -1)).toEqual(bad.map((address) => ({ address, key: null })))
  expect(items.at(-1)?.key).toMatch(/\.jpg$/)
})

test('a picture that no saved text shows is swept after a day, one that is shown stays', async () => {
  await overdue()
  await sweepUploads(server)
  const before = await usedBytes()
  const [kept = '', left = ''] = (await take(main, at('/a.jpg'), at('/a.png'))) as string[]
  const { id, version } = await main.notices.create({ body: { ...draft, body: showing(kept) } })
  await sweepUploads(server)
  expect((await bytesOf(left)).status).toBe(200)
  await overdue()
  await sweepUploads(server)
  expect([(await bytesOf(kept)).status, (await bytesOf(left)).status]).toEqual([200, 404])
  expect((await usedBytes()) - before).toBe((await bytesOf(kept)).bytes.length)
  const changed = { params: { id }, query: { version }, body: { ...draft, body: showing(left) } }
  expect(await problemOf(main.notices.update(changed))).toMatchObject({
    errors: { body: { code: 'rule.picture_missing' } },
  })
})

test('a text shows no picture of another channel, and none that is for something else', async () => {
  const [key = ''] = (await take(main, at('/a.jpg'))) as string[]
  const missing = { errors: { body: { code: 'rule.picture_missing' } } }
  const other = server.as('otherMainAdmin')
  expect(await problemOf(other.notices.create({ body: { ...draft, body: showing(key) } }))).toMatchObject(missing)
  await pool.query(`update uploads set slot = 'cloudFile' where key = $1`, [key])
  expect(await problemOf(main.notices.create({ body: { ...draft, body: showing(key) } }))).toMatchObject(missing)
})

test('whoever has the link of a notice reads its pictures, without a login', async () => {
  const [key = ''] = (await take(main, at('/a.jpg'))) as string[]
  const { id } = await main.notices.create({ body: { ...draft, body: showing(key) } })
  await main.notices.setStatus({ params: { id }, body: { status: 'published' } })
  const { url } = await main.notices.openLink({ params: { id } })
  const shown = await server.fetch(`/p/${url.split('/p/')[1]}/notice`)
  const { pictures } = (await shown.json()) as { pictures: Record<string, string> }
  expect(Object.keys(pictures)).toEqual([key])
  expect((await server.fetch(pictures[key] ?? '')).status).toBe(200)
  expect((await server.fetch(`/objects/${key}`)).status).toBe(401)

  // What a preview of the link shows is read by whoever got the link, at the address that the product has for others.
  const html = await (await server.fetch(`/p/${url.split('/p/')[1]}`)).text()
  const previewed = /og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(previewed).toBe(publicUrl + pictures[key])
  expect((await server.fetch(previewed.slice(publicUrl.length))).status).toBe(200)
  await main.notices.setStatus({ params: { id }, body: { status: 'withdrawn' } })
  const gone = await (await server.fetch(`/p/${url.split('/p/')[1]}`)).text()
  expect(gone).toContain(`og:image" content="${publicUrl}/bcicss/preview.png"`)
})

test('thirty pictures of a paste, five pastes a minute, and what the quota has left', async () => {
  const many = Array.from({ length: 31 }, (_, i) => at(`/${i}.jpg`))
  expect(await problemOf(main.pictures.take({ body: { addresses: many } }))).toMatchObject({
    errors: { addresses: { code: 'rule.too_many' } },
  })
  await pool.query('update channels set storage_quota_bytes = 10 where id = $1', [channelIdOf('mainAdmin')])
  expect(await problemOf(take(main, at('/a.jpg')))).toMatchObject({ code: 'upload.quota' })
  await pool.query('update channels set storage_quota_bytes = 1000000000 where id = $1', [channelIdOf('mainAdmin')])
  for (let paste = 0; paste < 4; paste += 1) await take(main, at('/none.jpg'))
  expect(await problemOf(take(main, at('/none.jpg')))).toMatchObject({ code: 'request.too_many' })
})
