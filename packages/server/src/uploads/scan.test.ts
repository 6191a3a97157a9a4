import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { metadataHeader, pieceType, tokenHeader, uploadsPath } from '@icss/core/uploads/tus.ts'
import { boundEmployee } from '../testing/bound-employee.ts'
import { keptCode } from '../testing/kept-code.ts'
import { startTestServer } from '../testing/test-server.ts'
import { problemCode, tusClient, video } from '../testing/tus-client.ts'

/** Speaks what clamd does (INSTREAM), and finds one mark; after `mostBytes` it answers at once and closes. */
const mark = Buffer.from('a mark that no scanner likes')
const mostBytes = 2 * 1024 * 1024
const scanner = createServer((socket) => {
  let heard = Buffer.alloc(0)
  let at = 'zINSTREAM\0'.length
  const content: Buffer[] = []
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    heard = Buffer.concat([heard, chunk])
    if (heard.length > mostBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0')
    while (heard.length >= at + 4) {
      const length = heard.readUInt32BE(at)
      if (length === 0)
        return socket.end(Buffer.concat(content).includes(mark) ? 'stream: Test.Mark FOUND\0' : 'stream: OK\0')
      if (heard.length < at + 4 + length) return undefined
      content.push(heard.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return undefined
  })
}).listen(0, '127.0.0.1')
await once(scanner, 'listening')
const address = `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`
const server = await startTestServer({ runs: false, scanner: address })
afterAll(async () => {
  await server.stop()
  scanner.close()
})
const tus = tusClient(server)

const send = async (content: Buffer, client = tus) =>
  client.send(
    'POST',
    uploadsPath,
    {
      [tokenHeader]: await client.token(),
      'upload-length': String(content.length),
      'upload-metadata': metadataHeader({ slot: 'lessonVideo', filename: 'a.mp4' }),
      'content-type': pieceType,
    },
    content,
  )
const used = () => server.as('mainAdmin').usage.show()

test('what the scanner finds is refused and kept nowhere; what it finds nothing in is let in, byte for byte', async () => {
  const clean = video(300_000)
  const harmful = Buffer.concat([video(200_000), mark, video(1000)])
  expect(await problemCode(await send(harmful))).toEqual([422, 'upload.infected'])
  expect(await used()).toMatchObject({ used: 0, reserved: 0 })
  const answer = await send(clean)
  expect(answer.status).toBe(201)
  const object = await server.storage.read(
    (await server.database.pool.query<{ key: string }>(`select key from uploads where status = 'done'`)).rows[0]?.key ??
      '',
  )
  expect((await buffer(object)).equals(clean)).toBe(true)
  expect(await used()).toMatchObject({ used: clean.length })
})

test('without a verdict nothing is let in, and the upload can be completed once there is one', async () => {
  expect(await problemCode(await send(video(mostBytes * 2)))).toEqual([503, 'upload.scan_failed'])
  const gone = await startTestServer({ runs: false, scanner: 'tcp://127.0.0.1:1' })
  try {
    expect(await problemCode(await send(video(1000), tusClient(gone)))).toEqual([503, 'upload.scan_failed'])
    const { rows } = await gone.database.pool.query(`select from uploads where status = 'done'`)
    expect(rows).toHaveLength(0)
  } finally {
    await gone.stop()
  }
})

test('a picture that the owner of a card sends is scanned before it is decoded', async () => {
  const { browser, ref } = await boundEmployee(server, 'chamberAdmin', { codeTo: (phone) => keptCode(server, phone) })
  const clean = await sharp({ create: { width: 242, height: 242, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const put = async (body: Buffer) => {
    const answer = await browser.send(`/p/my/${ref}/employee/avatar?version=2`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: body as BodyInit,
    })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  expect(await put(Buffer.concat([clean, mark]))).toEqual([422, 'upload.infected'])
  expect(await put(clean)).toEqual([200, undefined])
})
