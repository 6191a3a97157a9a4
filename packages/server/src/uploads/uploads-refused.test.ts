import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { metadataHeader, pieceType, tokenHeader, uploadsPath } from '@icss/core/uploads/tus.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { problemCode, tusClient, video } from '../testing/tus-client.ts'

const mb = 1024 * 1024
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { system } = server.database
const tus = tusClient(server)
const channelId = channelIdOf('mainAdmin')

beforeEach(async () => {
  await system.execute(sql`delete from uploads`)
  await system.execute(sql`delete from storage_usage`)
  await system.execute(sql`delete from outbox`)
  await system.execute(sql`update channels set storage_quota_bytes = 107374182400`)
})

const open = (token: string, length: number | string, name = 'a.mp4', slot = 'lessonVideo', client = tus) =>
  client.send('POST', uploadsPath, {
    [tokenHeader]: token,
    'upload-length': String(length),
    'upload-metadata': metadataHeader({ slot, filename: name }),
  })
const usage = () => server.as('mainAdmin').usage.show()

test('a token opens one upload, of its own channel, within its hour', async () => {
  const used = await tus.token()
  expect((await open(used, 100)).status).toBe(201)
  expect(await problemCode(await open(used, 100))).toEqual([403, 'upload.token_invalid'])

  const foreign = await tusClient(server, 'otherMainAdmin').token()
  expect(await problemCode(await open(foreign, 100))).toEqual([403, 'upload.token_invalid'])
  const expired = await tus.token()
  await system.execute(sql`update uploads set expires_at = now() - interval '1 second' where status = 'granted'`)
  expect(await problemCode(await open(expired, 100))).toEqual([403, 'upload.token_invalid'])
  for (const token of ['', 'x', `${used}x`, '\u00ff', 'a'.repeat(5000)])
    expect(await problemCode(await open(token, 100))).toEqual([403, 'upload.token_invalid'])
  expect(
    await codeOf(server.as('mainAdmin').uploads.uptoken({ body: { channelId: channelIdOf('chamberAdmin') } })),
  ).toBe('request.not_found')
})

test('of one token that is sent many times at once one upload comes', async () => {
  const token = await tus.token()
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(token, 100)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await usage()).toMatchObject({ reserved: 100 })
})

test.each([
  [1537 * mb, 'a.mp4', 'lessonVideo', 413, 'upload.too_large'],
  [1536 * mb + 1, 'a.mp4', 'lessonVideo', 413, 'upload.too_large'],
  [101 * mb, 'a.zip', 'cloudFile', 413, 'upload.too_large'],
  [200 * 1024, 'a.png', 'tutorAvatar', 413, 'upload.too_large'],
  [0, 'a.mp4', 'lessonVideo', 422, 'upload.empty'],
  [-1, 'a.mp4', 'lessonVideo', 400, 'upload.header'],
  ['9'.repeat(20), 'a.mp4', 'lessonVideo', 400, 'upload.header'],
  [100, 'a.exe', 'lessonVideo', 415, 'upload.format'],
  [100, 'a.mp4.svg', 'courseImage', 415, 'upload.file_format'],
  [100, 'a.mp4', 'nowhere', 400, 'upload.header'],
  [100, 'a.mp4', '__proto__', 400, 'upload.header'],
  [100, '', 'cloudFile', 400, 'upload.header'],
  [100, '\u0000\u202e', 'cloudFile', 400, 'upload.header'],
])('%s bytes of %j for %s are refused before they are sent', async (length, name, slot, status, code) => {
  expect(await problemCode(await open(await tus.token(), length, name, slot))).toEqual([status, code])
  expect(await usage()).toMatchObject({ used: 0, reserved: 0 })
})

test('a logo of 6 MB is refused before it is sent', async () => {
  const chamber = tusClient(server, 'chamberAdmin')
  for (const slot of ['companyLogo', 'organisationLogo'])
    expect(await problemCode(await open(await chamber.token(), 6 * mb, 'logo.png', slot, chamber))).toEqual([
      413,
      'upload.too_large',
    ])
})

test('JSON is no piece of a file, nor does it open one', async () => {
  const json = { 'content-type': 'application/json' }
  const created = await tus.create({}, { 'upload-length': '2', ...json }, Buffer.from('{}'))
  expect(await problemCode(created)).toEqual([415, 'request.unsupported_type'])
  expect(await usage()).toMatchObject({ used: 0, reserved: 0 })
  const path = await tus.open(2, { slot: 'cloudFile', name: 'a.json' })
  const sent = await tus.send('PATCH', path, { 'upload-offset': '0', ...json }, '{}')
  expect(await problemCode(sent)).toEqual([415, 'request.unsupported_type'])
  expect((await tus.head(path)).headers.get('upload-offset')).toBe('0')
})

test('1536 MB fit a video, and are held of the quota from the beginning', async () => {
  expect((await open(await tus.token(), 1536 * mb)).status).toBe(201)
  expect(await usage()).toMatchObject({ reserved: 1536 * mb })
})

test('a name is never a path', async () => {
  for (const [name, ending, shown] of [
    ['../../etc/passwd', '', 'passwd'],
    ['..\\..\\windows\\win.ini', '.ini', 'win.ini'],
    ['/etc/cron.d/x.sh', '.sh', 'x.sh'],
    ['..', '', '..'],
    ['a\r\nset-cookie: x=1.txt', '.txt', 'aset-cookie: x=1.txt'],
    [`${'长'.repeat(400)}.txt`, '.txt', `${'长'.repeat(251)}.txt`],
    ['%2e%2e%2fx.txt', '.txt', '%2e%2e%2fx.txt'],
  ] as const) {
    const address = await tus.whole(Buffer.from('text'), { slot: 'cloudFile', name })
    expect(address).toMatch(
      new RegExp(`^/objects/icss[0-9a-f]{12}_${channelId}video\\d+${ending.replace('.', '\\.')}$`),
    )
    const answer = await server.fetch(address, { who: 'mainAdmin' })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(shown)}`)
  }
  for (const path of [
    '/objects/..%2f..%2fetc%2fpasswd',
    '/objects/%252e%252e',
    '/objects/a%00',
    '/objects/a%5cb',
    '/objects/',
  ])
    expect([path, (await server.fetch(path, { who: 'mainAdmin' })).status]).toEqual([path, 404])
  const kept = await readdir(server.objects, { recursive: true })
  expect(kept.filter((name) => !/^icss[0-9a-f]{12}_[-0-9a-f]{36}video\d+(?:\.\w+)?$/.test(name))).toEqual([])
})

test('storage is warned of at four fifths and refused when full, before anything is sent', async () => {
  await system.execute(sql`update channels set storage_quota_bytes = 1000 where id = ${channelId}`)
  const warnings = async () =>
    (await system.execute<{ data: object }>(sql`select data from outbox where event = 'quota.warned'`)).rows
  const file = { slot: 'cloudFile', name: 'a.bin' } as const
  await tus.whole(Buffer.alloc(799), file)
  expect([(await usage()).state, await warnings()]).toEqual(['free', []])
  const token = await tus.token()
  await tus.whole(Buffer.alloc(1), file)
  expect(await usage()).toMatchObject({ used: 800, state: 'warned' })
  expect(await warnings()).toEqual([{ data: { used: 800, quota: 1000, percent: 80, bySms: true } }])
  const refused = await open(token, 201, 'a.bin', 'cloudFile')
  expect(await problemCode(refused)).toEqual([413, 'upload.quota'])
  // What is on its way counts, also that of somebody who has not sent it yet.
  expect((await open(token, 200, 'a.bin', 'cloudFile')).status).toBe(201)
  expect(await usage()).toMatchObject({ used: 800, reserved: 200, state: 'full' })
  expect(await codeOf(server.as('mainAdmin').uploads.uptoken({ body: { channelId } }))).toBe('upload.quota')
  expect(await warnings()).toMatchObject([{ data: { percent: 80 } }, { data: { percent: 100 } }])
})

test('parallel uploads do not pass the quota together', async () => {
  await system.execute(sql`update channels set storage_quota_bytes = 1000 where id = ${channelId}`)
  const tokens = await Promise.all(Array.from({ length: 10 }, () => tus.token()))
  const answers = await Promise.all(tokens.map((token) => open(token, 300, 'a.bin', 'cloudFile')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(await usage()).toMatchObject({ used: 0, reserved: 900 })
})

test('an upload of another channel is as none, and of a session that may not is refused', async () => {
  const path = await tus.open(100)
  const stranger = tusClient(server, 'otherMainAdmin')
  for (const method of ['HEAD', 'DELETE']) expect((await stranger.send(method, path)).status).toBe(404)
  expect((await stranger.patch(path, 0, video(100))).status).toBe(404)
  const clerk = tusClient(server, 'clerk')
  expect((await clerk.send('HEAD', path)).status).toBe(403)
  expect((await server.fetch(path, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(401)
  const cross = { origin: 'https://elsewhere.example', 'content-type': pieceType, 'upload-offset': '0' }
  expect((await tus.send('PATCH', path, cross, video(100))).status).toBe(403)
  expect((await tus.head(path)).headers.get('upload-offset')).toBe('0')
})
