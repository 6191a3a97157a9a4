import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import type { Services } from '../services.ts'
import { problemOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'
import { problemCode, sha256, tusClient, video } from '../testing/tus-client.ts'
import { receivePiece } from './receive-piece.ts'
import { RunningDigests } from './running-digests.ts'
import { digestsOfKeys } from './uploads.repository.ts'
import { uploads } from './uploads.tables.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { system } = server.database
const tus = tusClient(server)
const content = video(300_000)

beforeEach(async () => {
  await system.execute(sql`delete from uploads`)
  await system.execute(sql`update storage_usage set used_bytes = 0, reserved_bytes = 0`)
})

const open = async (digest: string, body?: Buffer) =>
  tus.send(
    'POST',
    uploadsPath,
    {
      [tokenHeader]: await tus.token(),
      'upload-length': String(content.length),
      'upload-metadata': metadataHeader({ slot: 'lessonVideo', filename: 'a.mp4', sha256: digest }),
      ...(body ? { 'content-type': pieceType } : {}),
    },
    body,
  )
const files = async () =>
  (await readdir(server.objects, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length
const usage = () => server.as('mainAdmin').usage.show()

const right = sha256(content)
const wrong = sha256('another file')

test('all at once: what is announced is kept, anything else is not', async () => {
  const kept = await open(right, content)
  expect([kept.status, kept.headers.get('content-location')]).toEqual([201, expect.stringContaining('/objects/')])
  const before = await files()
  const used = await usage()
  expect(await problemCode(await open(wrong, content))).toEqual([422, 'upload.digest'])
  expect(await files()).toBe(before)
  expect(await usage()).toEqual(used)
})

/** Sends the rest of an upload in two pieces, the second by `last`. */
async function inPieces(digest: string, last: (path: string, offset: number, body: Buffer) => Promise<Response>) {
  const path = (await open(digest)).headers.get('location') ?? ''
  expect((await tus.patch(path, 0, content.subarray(0, 100_000))).status).toBe(204)
  return { path, answer: await last(path, 100_000, content.subarray(100_000)) }
}

test('in pieces', async () => {
  const { answer } = await inPieces(right, tus.patch)
  expect([answer.status, answer.headers.get('content-location')]).toEqual([204, expect.stringContaining('/objects/')])
  const before = await files()
  const refused = await inPieces(wrong, tus.patch)
  expect(await problemCode(refused.answer)).toEqual([422, 'upload.digest'])
  expect(await files()).toBe(before)
  expect((await tus.head(refused.path)).status).toBe(404)
})

test('by two servers, of which the second has not seen the beginning', async () => {
  const replica = await startReplica(server)
  const there = (path: string, offset: number, body: Buffer) =>
    fetch(replica.url + path, {
      method: 'PATCH',
      headers: {
        ...server.headersOf('mainAdmin'),
        'tus-resumable': tusVersion,
        'content-type': pieceType,
        'upload-offset': String(offset),
      },
      body: new Uint8Array(body),
    })
  expect((await inPieces(right, there)).answer.status).toBe(204)
  expect(await problemCode((await inPieces(wrong, there)).answer)).toEqual([422, 'upload.digest'])
  await replica.stop()
})

test('gone on with after a part of a piece went to another server', async () => {
  const { answer } = await inPieces(right, async (path, offset, body) => {
    const replica = await startReplica(server)
    await fetch(replica.url + path, {
      method: 'PATCH',
      headers: {
        ...server.headersOf('mainAdmin'),
        'tus-resumable': tusVersion,
        'content-type': pieceType,
        'upload-offset': String(offset),
      },
      body: new Uint8Array(body.subarray(0, 50_000)),
    })
    await replica.stop()
    return tus.patch(path, offset + 50_000, body.subarray(50_000))
  })
  expect(answer.status).toBe(204)
})

test('of what is not whole no digest counts, whatever was announced', async () => {
  const path = (await open(right)).headers.get('location') ?? ''
  const { rows } = await system.execute<{ key: string; channel_id: string }>(sql`select key, channel_id from uploads`)
  const [{ key, channel_id: channelId } = { key: '', channel_id: '' }] = rows
  const known = () => digestsOfKeys(system, channelId, 'lessonVideo', [key])
  expect(await known()).toEqual(new Map())
  await tus.patch(path, 0, content)
  expect(await known()).toEqual(new Map([[key, right]]))
})

test('a piece that was read at an offset which another has passed meanwhile is refused', async () => {
  const path = (await open(right)).headers.get('location') ?? ''
  const id = path.split('/').at(-1) ?? ''
  const [stale] = await system.select().from(uploads).where(eq(uploads.id, id))
  if (!stale) throw new Error('The upload is not there.')
  await tus.patch(path, 0, content.subarray(0, 100_000))
  const { database, storage } = server
  const services = { database, storage, config: { uploadHours: 1 } } as unknown as Services
  const piece = {
    body: Readable.from([content.subarray(0, 10)]),
    offset: 0,
    length: 10,
    checksum: undefined,
    isFirst: false,
    digests: new RunningDigests(),
  }
  expect(await problemOf(receivePiece(services, stale, piece))).toMatchObject({
    code: 'upload.offset',
    params: { stored: 100_000 },
  })
  expect((await tus.patch(path, 100_000, content.subarray(100_000))).status).toBe(204)
})
