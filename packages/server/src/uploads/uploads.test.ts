import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenHeader, uploadsPath } from '@icss/core/uploads/tus.ts'
import { sessionCookie } from '../sessions/session-secret.ts'
import { gb18030 } from '../testing/gb18030.ts'
import { channelIdOf, secretOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { pngOf } from '../testing/png-of.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { problemCode, sha256, tusClient, video } from '../testing/tus-client.ts'
import { sweepUploads } from './sweep-uploads.ts'

const mb = 1024 * 1024
const cookies = { cookie: `${sessionCookie}=${secretOf('mainAdmin')}` }
const channelId = channelIdOf('mainAdmin')
const pathOf = (uploadId: string | undefined) => `${uploadsPath}/${uploadId ?? ''}`

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let s3: S3Server | undefined
  let server: TestServer
  let tus: ReturnType<typeof tusClient>

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3Server()
    server = await startTestServer({ s3: s3?.settings, runs: false })
    tus = tusClient(server)
  })
  afterAll(async () => {
    await server.stop()
    await s3?.stop()
  })
  beforeEach(async () => {
    await server.database.system.execute(sql`delete from uploads`)
    await server.database.system.execute(sql`delete from storage_usage`)
    await server.database.system.execute(sql`update channels set storage_quota_bytes = 107374182400`)
  })

  const offsetOf = async (path: string) => Number((await tus.head(path)).headers.get('upload-offset'))
  const usage = () => server.as('mainAdmin').usage.show()
  const download = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await server.fetch(path, { who: 'mainAdmin', headers })
    return { status: answer.status, answer, content: Buffer.from(await answer.arrayBuffer()) }
  }
  const finish = async (path: string, content: Buffer) => {
    const offset = await offsetOf(path)
    const done = await tus.patch(path, offset, content.subarray(offset))
    expect(done.status).toBe(204)
    return new URL(done.headers.get('content-location') ?? '').pathname
  }

  test('pictures of texts and other files are uploaded in any order, over the same connections', async () => {
    for (const [slot, name] of [
      ['courseImage', 'a.png'],
      ['textImages', 'b.png'],
      ['courseImage', 'c.png'],
      ['textImages', 'd.png'],
    ] as const) {
      const content = pngOf(8, 8)
      const path = await tus.open(content.length, { slot, name })
      expect((await download(await finish(path, content))).content.equals(content)).toBe(true)
    }
  })

  test.each([
    ['UTF-8', Buffer.from('1\n欢迎来到课程\n')],
    ['GB18030', gb18030('1\n欢迎来到课程\n')],
    ['UTF-16', Buffer.from('\uFEFF1\n欢迎来到课程\n', 'utf16le')],
  ])('a subtitle that comes in %s is kept as the UTF-8 that it is served as', async (_name, bytes) => {
    const path = await tus.open(bytes.length, { slot: 'subtitle', name: '第一课.srt' })
    const address = await finish(path, bytes)
    expect(await offsetOf(path)).toBe(bytes.length)
    const { content, answer } = await download(address)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(content.toString()).toBe('1\n欢迎来到课程\n')
    expect(await usage()).toMatchObject({ used: content.length, reserved: 0 })
  })

  test('a subtitle that was cut is refused, and holds no quota', async () => {
    const bytes = Buffer.from('1\n欢迎来到课程').subarray(0, -1)
    const path = await tus.open(bytes.length, { slot: 'subtitle', name: '第一课.srt' })
    expect(await problemCode(await tus.patch(path, 0, bytes))).toEqual([422, 'upload.encoding'])
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 })
  })

  test('a file in pieces of any size comes out equal to the byte, and is accounted', async () => {
    const content = video(21 * mb + 7)
    const path = await tus.open(content.length)
    let at = 0
    for (const size of [3, 20, 5 * mb, 1, 9 * mb, content.length]) {
      const piece = content.subarray(at, at + size)
      const answer = await tus.patch(path, at, piece, { 'upload-checksum': `sha256 ${sha256(piece, 'base64')}` })
      at += piece.length
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(at)])
      expect(await offsetOf(path)).toBe(at)
    }
    const head = await tus.head(path)
    const address = new URL(head.headers.get('content-location') ?? '').pathname
    expect(address).toMatch(new RegExp(`^/objects/icss[0-9a-f]{12}_${channelId}video\\d+\\.mp4$`))
    const { content: read, answer } = await download(address)
    expect(sha256(read)).toBe(sha256(content))
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(await usage()).toMatchObject({ used: content.length, reserved: 0, state: 'free' })
    const total = { channelId, filesize: 1, filename: address, filetype: 'video/mp4' }
    expect(await server.as('mainAdmin').uploads.updateUseTotal({ body: total })).toMatchObject({
      success: 0,
      used: content.length,
    })
  })

  test('tokens for several uploads come by one call; each opens one, which is known by its name before', async () => {
    const {
      uploadId,
      uptoken,
      more = [],
    } = await server.as('mainAdmin').uploads.uptoken({
      body: { channelId, count: 3 },
    })
    expect(more).toHaveLength(2)
    const granted = [{ uploadId, uptoken }, ...more]
    for (const { uploadId: id } of granted) expect((await tus.head(pathOf(id))).status).toBe(404)
    for (const one of granted) {
      const opened = await tus.create({}, { [tokenHeader]: one.uptoken, 'upload-length': '1000' })
      expect([opened.status, opened.headers.get('location')]).toEqual([201, pathOf(one.uploadId)])
      expect(await offsetOf(pathOf(one.uploadId))).toBe(0)
    }
    const again = await tus.create({}, { [tokenHeader]: uptoken, 'upload-length': '1000' })
    expect(await problemCode(again)).toEqual([403, 'upload.token_invalid'])
    const many = server.as('mainAdmin').uploads.uptoken({ body: { channelId, count: 101 } })
    expect(await codeOf(many)).toBe('request.invalid')
  })

  test('a piece that breaks off keeps what came, and goes on from there', async () => {
    const content = video(12 * mb)
    const path = await tus.open(content.length)
    const headers = { ...cookies, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
    const sending = request(server.url + path, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'content-length': content.length },
    })
    sending.on('error', () => {})
    sending.write(content.subarray(0, 9 * mb))
    await new Promise((done) => sending.write(content.subarray(9 * mb, 9 * mb + 5), done))
    sending.destroy()
    await new Promise((done) => sending.once('close', done))
    const offset = await offsetOf(path)
    expect(offset).toBeLessThanOrEqual(9 * mb + 5)
    expect(sha256((await download(await finish(path, content))).content)).toBe(sha256(content))
  })

  test('another server goes on where the first one stopped', async () => {
    const content = video(17 * mb)
    const path = await tus.open(content.length)
    await tus.patch(path, 0, content.subarray(0, 10 * mb))
    // What a writer leaves that died before it was acknowledged.
    const { rows } = await server.database.system.execute<{ key: string; partial: Record<string, unknown> }>(
      sql`update uploads set writer = writer + 1 returning key, partial`,
    )
    const [{ key, partial } = { key: '', partial: {} }] = rows
    async function* other() {
      yield Buffer.alloc(9 * mb, 'x')
    }
    await server.storage.append(key, {
      offset: 10 * mb,
      state: partial,
      content: other(),
      isWhole: () => false,
    })
    expect(sha256((await download(await finish(path, content))).content)).toBe(sha256(content))
  })

  test('a damaged piece is not stored', async () => {
    const content = video(10 * mb)
    const path = await tus.open(content.length)
    const checksum = { 'upload-checksum': `sha256 ${sha256('other', 'base64')}` }
    expect(await problemCode(await tus.patch(path, 0, content, checksum))).toEqual([460, 'upload.checksum'])
    expect(await offsetOf(path)).toBe(0)
    expect(sha256((await download(await finish(path, content))).content)).toBe(sha256(content))
  })

  test('of pieces that are sent at the same time nothing is mixed', async () => {
    const content = video(9 * mb)
    const path = await tus.open(content.length)
    const wrong = Buffer.from(content).fill(0xee, 16)
    await Promise.all(
      Array.from({ length: 6 }, (_, i) => tus.patch(path, 0, i % 2 ? content : wrong).catch(() => undefined)),
    )
    const offset = await offsetOf(path)
    const rest = offset < content.length ? await tus.patch(path, offset, content.subarray(offset)) : undefined
    expect(rest?.status ?? 204).toBe(204)
    const address = new URL((await tus.head(path)).headers.get('content-location') ?? '').pathname
    const read = (await download(address)).content
    const first = read.subarray(0, offset)
    expect([sha256(content.subarray(0, offset)), sha256(wrong.subarray(0, offset))]).toContain(sha256(first))
    expect(sha256(read.subarray(offset))).toBe(sha256(content.subarray(offset)))
  })

  test('ranges of an object are read as asked for', async () => {
    const content = video(300_000)
    const address = await tus.whole(content)
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 1],
      ['bytes=1000-299999', 1000, 300_000],
      ['bytes=299990-', 299_990, 300_000],
      ['bytes=-5', 299_995, 300_000],
      ['bytes=100-999999', 100, 300_000],
    ] as const) {
      const { status, answer, content: part } = await download(address, { range })
      expect([status, answer.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end - 1}/300000`])
      expect(part.equals(content.subarray(start, end))).toBe(true)
    }
    for (const range of ['bytes=300000-', 'bytes=-0'])
      expect((await download(address, { range })).answer.headers.get('content-range')).toBe('bytes */300000')
    for (const range of ['bytes=5-1', 'bytes=0-1,3-4', 'pages=1-2', 'bytes=-'])
      expect((await download(address, { range })).status).toBe(200)
    const etag = (await download(address)).answer.headers.get('etag') ?? ''
    expect((await download(address, { 'if-none-match': etag })).status).toBe(304)
    expect((await download(address, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    const head = await server.fetch(address, { who: 'mainAdmin', method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000'])
  })

  test('an object is its channel’s; a signed link opens it to others until it ends', async () => {
    const content = video(1000)
    const address = await tus.whole(content)
    expect((await server.fetch(address)).status).toBe(401)
    expect((await server.fetch(address, { who: 'chamberAdmin' })).status).toBe(404)
    expect(await codeOf(server.as('chamberAdmin').uploads.link({ query: { key: address } }))).toBe('request.not_found')
    expect(await codeOf(server.as('chamberAdmin').uploads.show({ query: { key: address } }))).toBe('request.not_found')
    const { url } = await server.as('mainAdmin').uploads.link({ query: { key: address, minutes: 1 } })
    const open = await fetch(url)
    expect(sha256(Buffer.from(await open.arrayBuffer()))).toBe(sha256(content))
    const link = new URL(url)
    for (const [name, value] of [
      ['expires', String(Number(link.searchParams.get('expires')) + 1)],
      ['expires', '1'],
      ['signature', 'x'],
    ] as const) {
      const other = new URL(url)
      other.searchParams.set(name, value)
      expect((await fetch(other)).status).toBe(401)
    }
    const another = await tus.whole(content)
    expect((await fetch(server.url + another + link.search)).status).toBe(401)
  })

  test('an object is known by the name that it was uploaded under, to its channel', async () => {
    const address = await tus.whole(video(1000))
    expect(await codeOf(server.as('subAdmin').uploads.show({ query: { key: address } }))).toBe('request.not_found')
    for (const key of [address, address.split('/').at(-1) ?? ''])
      expect(await server.as('mainAdmin').uploads.show({ query: { key } })).toEqual({
        fileName: '第一课.mp4',
        bytes: 1000,
      })
  })

  test('what a browser would run is a file to be saved', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    for (const [name, type] of [
      ['画.svg', 'application/octet-stream'],
      ['a.html', 'application/octet-stream'],
      ['a.xhtml', 'application/octet-stream'],
      ['noending', 'application/octet-stream'],
    ] as const) {
      const { answer } = await download(await tus.whole(script, { slot: 'cloudFile', name }))
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="${name.replace('画', '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
  })

  test('content that is not what the name says is refused and leaves nothing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')
    for (const [content, name, code] of [
      [svg, 'a.jpg', 'upload.content_mismatch'],
      [Buffer.from('<!doctype html><script>1</script>'), 'a.png', 'upload.content_mismatch'],
      [Buffer.from('tiny'), 'a.jpg', 'upload.content_mismatch'],
      [Buffer.from('tiny'), 'a.mp4', 'upload.content_mismatch'],
      [pngOf(40_000, 40_000), 'a.png', 'upload.image_too_big'],
      [pngOf(9000, 9000), 'a.png', 'upload.image_too_big'],
      [pngOf(0, 5), 'a.png', 'upload.content_mismatch'],
    ] as const) {
      const length = { 'upload-length': String(content.length) }
      const slot = name.endsWith('.mp4') ? 'lessonVideo' : 'courseImage'
      const answer = await tus.create({ slot, name }, length, content)
      expect((await problemCode(answer))[1]).toBe(code)
      expect(await tus.send('DELETE', answer.headers.get('location') ?? '')).toMatchObject({ status: 404 })
      expect(await usage()).toMatchObject({ used: 0, reserved: 0 })
    }
    expect(await tus.whole(pngOf(640, 360), { slot: 'courseImage', name: 'a.png' })).toMatch(/\.png$/)
    expect(await usage()).toMatchObject({ used: 64, reserved: 0 })
  })

  test('each piece keeps an upload alive, and makes who sends it the only writer', async () => {
    const content = video(3 * mb)
    const path = await tus.open(content.length)
    const writerOf = async () => {
      const { rows } = await server.database.pool.query<{ writer: number; late: boolean }>(
        `select writer, expires_at < now() + interval '1 hour' as late from uploads where id = $1`,
        [path.split('/').at(-1)],
      )
      return rows[0]
    }
    await server.database.pool.query(`update uploads set expires_at = now() + interval '1 minute' where id = $1`, [
      path.split('/').at(-1),
    ])
    const before = await writerOf()
    expect(before?.late).toBe(true)
    await tus.patch(path, 0, content.subarray(0, mb))
    expect(await writerOf()).toEqual({ writer: (before?.writer ?? 0) + 1, late: false })
    expect((await tus.send('DELETE', path)).status).toBe(204)
  })

  test('what came whole before the server died is made an object when its sender asks again', async () => {
    const content = video(mb)
    const path = await tus.open(content.length)
    await tus.patch(path, 0, content.subarray(0, mb / 2))
    const { finish } = server.storage
    server.storage.finish = () => Promise.reject(new Error('died'))
    const answer = await tus.patch(path, mb / 2, content.subarray(mb / 2))
    server.storage.finish = finish
    expect(answer.status).toBe(500)
    expect((await tus.head(path)).headers.get('upload-offset')).toBe(String(content.length))
    const { rows } = await server.database.pool.query('select status from uploads where id = $1', [
      path.split('/').at(-1),
    ])
    expect(rows).toEqual([{ status: 'done' }])
    expect((await tus.send('DELETE', path)).status).toBe(204)
  })

  test('an upload that ends, expires or is deleted gives its bytes back', async () => {
    const content = video(6 * mb)
    const [first, second] = [await tus.open(content.length), await tus.open(content.length)]
    await tus.patch(first, 0, content.subarray(0, 5 * mb + 3))
    const address = await finish(second, content)
    expect(await usage()).toMatchObject({ used: content.length, reserved: content.length })
    await server.database.system.execute(
      sql`update uploads set expires_at = now() - interval '1 second' where stored < bytes`,
    )
    expect((await tus.head(first)).status).toBe(410)
    await sweepUploads(server)
    expect((await tus.head(first)).status).toBe(404)
    expect(await usage()).toMatchObject({ used: content.length, reserved: 0 })
    expect((await tus.send('DELETE', second)).status).toBe(204)
    expect((await download(address)).status).toBe(404)
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 })
  })
})
