import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sha256, tusClient } from '../testing/tus-client.ts'

/*
 * What tus 1.0.0 asks of a server, request by request: the core protocol, and each extension. What this server leaves
 * out stands at the end, and is not announced.
 */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const tus = tusClient(server)
const { system } = server.database

const content = Buffer.from('hello world')
const digests = {
  sha1: 'Kq5sNclPz7QV2+lfQIuc6R7oRu0=',
  md5: 'XrY7u+Ae7tCTyyK7j1rNww==',
  sha256: sha256(content, 'base64'),
}
const part = content.subarray(0, 5)
const file = { slot: 'cloudFile', name: 'a.txt' } as const

/** How the upload stands that a request is about. */
const states = {
  new: () => tus.open(content.length, file),
  begun: async () => {
    const path = await tus.open(content.length, file)
    await tus.patch(path, 0, part)
    return path
  },
  done: async () => {
    const path = await tus.open(content.length, file)
    await tus.patch(path, 0, content)
    return path
  },
  deferred: async () => (await tus.create(file, { 'upload-defer-length': '1' })).headers.get('location') ?? '',
  'begun, its length to come': async () => {
    const path = (await tus.create(file, { 'upload-defer-length': '1' })).headers.get('location') ?? ''
    await tus.patch(path, 0, part)
    return path
  },
  'begun, its length told later': async () => {
    const path = (await tus.create(file, { 'upload-defer-length': '1' })).headers.get('location') ?? ''
    await tus.send('PATCH', path, piece(0, { 'upload-length': '11' }), part)
    return path
  },
  expired: async () => {
    const path = await tus.open(content.length, file)
    await system.execute(
      sql`update uploads set expires_at = now() - interval '1 s' where id = ${path.split('/').at(-1)}`,
    )
    return path
  },
  deleted: async () => {
    const path = await tus.open(content.length, file)
    await tus.send('DELETE', path)
    return path
  },
  unknown: () => Promise.resolve(`${uploadsPath}/01a20000-0000-7000-8000-000000000000`),
  malformed: () => Promise.resolve(`${uploadsPath}/nonsense`),
} as const

type Headers = Readonly<Record<string, string>>
interface Expected {
  readonly status: number
  /** A header's value, or what it is like; null when it must not be there. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>
  /** What HEAD says afterwards. */
  readonly offset?: number
}
type Row = readonly [about: string, state: keyof typeof states, method: string, Headers, Buffer | undefined, Expected]

const piece = (offset: number | string, more: Headers = {}): Headers => ({
  'content-type': pieceType,
  'upload-offset': String(offset),
  ...more,
})
const without = { 'tus-resumable': '' }
const other = { 'tus-resumable': '0.2.2' }
const refusedVersion = { status: 412, headers: { 'tus-version': tusVersion } }
const date = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/

/** The headers of an answer that are not as wanted. */
const amiss = (answer: Response, wanted: NonNullable<Expected['headers']> = {}) =>
  Object.entries<string | RegExp | null>({ 'tus-resumable': tusVersion, ...wanted })
    .map(([name, value]) => ({ name, value, found: answer.headers.get(name) }))
    .filter(({ value, found }) => (value instanceof RegExp ? !value.test(found ?? '') : value !== found))

const requests: readonly Row[] = [
  [
    'HEAD of a new upload',
    'new',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-offset': '0', 'upload-length': '11', 'cache-control': 'no-store' } },
  ],
  [
    'HEAD of one that was begun',
    'begun',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-offset': '5', 'upload-length': '11' } },
  ],
  [
    'HEAD of one that is whole',
    'done',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-offset': '11', 'upload-length': '11' } },
  ],
  ['HEAD of none', 'unknown', 'HEAD', {}, undefined, { status: 404, headers: { 'upload-offset': null } }],
  ['HEAD of what is no id', 'malformed', 'HEAD', {}, undefined, { status: 404, headers: { 'upload-offset': null } }],
  [
    'HEAD of one that was deleted',
    'deleted',
    'HEAD',
    {},
    undefined,
    { status: 404, headers: { 'upload-offset': null } },
  ],
  ['HEAD of one that expired', 'expired', 'HEAD', {}, undefined, { status: 410, headers: { 'upload-offset': null } }],
  [
    'HEAD of one whose length is not known',
    'deferred',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-offset': '0', 'upload-defer-length': '1', 'upload-length': null } },
  ],
  [
    'HEAD of one whose length is still not known',
    'begun, its length to come',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-offset': '5', 'upload-defer-length': '1', 'upload-length': null } },
  ],
  [
    'HEAD of one whose length was told later',
    'begun, its length told later',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-offset': '5', 'upload-defer-length': null, 'upload-length': '11' } },
  ],
  [
    'HEAD of one whose length was known at once',
    'new',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-defer-length': null } },
  ],
  ...(['new', 'begun', 'done', 'deferred'] as const).map((state): Row => [
    'HEAD answers the metadata as it was given, kept nowhere on the way',
    state,
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-metadata': 'slot Y2xvdWRGaWxl,filename YS50eHQ=', 'cache-control': 'no-store' } },
  ]),
  ['PATCH of all', 'new', 'PATCH', piece(0), content, { status: 204, headers: { 'upload-offset': '11' }, offset: 11 }],
  ['PATCH of a part', 'new', 'PATCH', piece(0), part, { status: 204, headers: { 'upload-offset': '5' }, offset: 5 }],
  [
    'PATCH of the rest',
    'begun',
    'PATCH',
    piece(5),
    content.subarray(5),
    { status: 204, headers: { 'upload-offset': '11' }, offset: 11 },
  ],
  [
    'PATCH of nothing',
    'begun',
    'PATCH',
    piece(5),
    Buffer.alloc(0),
    { status: 204, headers: { 'upload-offset': '5' }, offset: 5 },
  ],
  ['PATCH of nothing behind the end', 'done', 'PATCH', piece(11), Buffer.alloc(0), { status: 204, offset: 11 }],
  ['PATCH before the offset', 'begun', 'PATCH', piece(0), content, { status: 409, offset: 5 }],
  ['PATCH behind the offset', 'begun', 'PATCH', piece(7), part, { status: 409, offset: 5 }],
  ['PATCH of one that is whole, from its beginning', 'done', 'PATCH', piece(0), content, { status: 409, offset: 11 }],
  ['PATCH of more than the rest', 'begun', 'PATCH', piece(5), content, { status: 413, offset: 5 }],
  ['PATCH of more behind the end', 'done', 'PATCH', piece(11), part, { status: 413, offset: 11 }],
  ['PATCH without an offset', 'new', 'PATCH', { 'content-type': pieceType }, part, { status: 400, offset: 0 }],
  ['PATCH with an empty offset', 'new', 'PATCH', piece(''), part, { status: 400, offset: 0 }],
  ['PATCH with a negative offset', 'new', 'PATCH', piece(-1), part, { status: 400, offset: 0 }],
  ['PATCH with a broken offset', 'new', 'PATCH', piece('0.5'), part, { status: 400, offset: 0 }],
  ['PATCH with an offset in hex', 'new', 'PATCH', piece('0x0'), part, { status: 400, offset: 0 }],
  ['PATCH with an offset that is a word', 'new', 'PATCH', piece('zero'), part, { status: 400, offset: 0 }],
  ['PATCH with too great an offset', 'new', 'PATCH', piece('9'.repeat(30)), part, { status: 400, offset: 0 }],
  [
    'PATCH of another type',
    'new',
    'PATCH',
    piece(0, { 'content-type': 'application/octet-stream' }),
    part,
    { status: 415, offset: 0 },
  ],
  ['PATCH of text', 'new', 'PATCH', piece(0, { 'content-type': 'text/plain' }), part, { status: 415, offset: 0 }],
  [
    'PATCH of a form',
    'new',
    'PATCH',
    piece(0, { 'content-type': 'multipart/form-data; boundary=x' }),
    part,
    { status: 415, offset: 0 },
  ],
  ['PATCH of no type', 'new', 'PATCH', piece(0, { 'content-type': '' }), part, { status: 415, offset: 0 }],
  ['PATCH of none', 'unknown', 'PATCH', piece(0), part, { status: 404 }],
  ['PATCH of one that was deleted', 'deleted', 'PATCH', piece(0), part, { status: 404 }],
  ['PATCH of one that expired', 'expired', 'PATCH', piece(0), part, { status: 410 }],
  ['HEAD without a version', 'new', 'HEAD', without, undefined, refusedVersion],
  ['HEAD with another version', 'new', 'HEAD', other, undefined, refusedVersion],
  ['PATCH without a version', 'new', 'PATCH', piece(0, without), part, { ...refusedVersion, offset: 0 }],
  ['PATCH with another version', 'new', 'PATCH', piece(0, other), part, { ...refusedVersion, offset: 0 }],
  ['DELETE without a version', 'new', 'DELETE', without, undefined, { ...refusedVersion, offset: 0 }],
  ['DELETE with another version', 'new', 'DELETE', other, undefined, { ...refusedVersion, offset: 0 }],
  ['POST for PATCH', 'new', 'POST', piece(0, { 'x-http-method-override': 'PATCH' }), part, { status: 204, offset: 5 }],
  ['POST for DELETE', 'new', 'POST', { 'x-http-method-override': 'DELETE' }, undefined, { status: 204 }],
  [
    'GET for OPTIONS',
    'new',
    'GET',
    { 'x-http-method-override': 'OPTIONS' },
    undefined,
    { status: 204, headers: { 'tus-version': tusVersion } },
  ],
  [
    'GET for HEAD',
    'begun',
    'GET',
    { 'x-http-method-override': 'HEAD' },
    undefined,
    { status: 200, headers: { 'upload-offset': '5' } },
  ],
  [
    'an override in small letters',
    'new',
    'POST',
    piece(0, { 'x-http-method-override': 'patch' }),
    part,
    { status: 204, offset: 5 },
  ],
  [
    'DELETE for HEAD, which deletes nothing',
    'begun',
    'DELETE',
    { 'x-http-method-override': 'HEAD' },
    undefined,
    { status: 200, headers: { 'upload-offset': '5' }, offset: 5 },
  ],
  [
    'PATCH for HEAD, which writes nothing',
    'begun',
    'PATCH',
    piece(5, { 'x-http-method-override': 'HEAD' }),
    content.subarray(5),
    { status: 200, headers: { 'upload-offset': '5' }, offset: 5 },
  ],
  ['PUT', 'new', 'PUT', {}, undefined, { status: 405, offset: 0 }],
  ['GET', 'new', 'GET', {}, undefined, { status: 405, offset: 0 }],
  ['POST to an upload', 'new', 'POST', {}, undefined, { status: 405, offset: 0 }],
  [
    'OPTIONS of an upload',
    'new',
    'OPTIONS',
    {},
    undefined,
    {
      status: 204,
      headers: { 'tus-version': tusVersion, 'tus-extension': /creation/, 'tus-checksum-algorithm': /sha1/ },
    },
  ],
  ['DELETE of a new one', 'new', 'DELETE', {}, undefined, { status: 204 }],
  ['DELETE of one that was begun', 'begun', 'DELETE', {}, undefined, { status: 204 }],
  ['DELETE of one that is whole', 'done', 'DELETE', {}, undefined, { status: 204 }],
  ['DELETE of none', 'unknown', 'DELETE', {}, undefined, { status: 404 }],
  ['DELETE of one that was deleted', 'deleted', 'DELETE', {}, undefined, { status: 404 }],
  ['DELETE of one that expired', 'expired', 'DELETE', {}, undefined, { status: 204 }],
  [
    'PATCH answers when an upload ends',
    'new',
    'PATCH',
    piece(0),
    part,
    { status: 204, headers: { 'upload-expires': date } },
  ],
  [
    'HEAD answers when an upload ends',
    'new',
    'HEAD',
    {},
    undefined,
    { status: 200, headers: { 'upload-expires': date } },
  ],
  ['what is whole does not end', 'done', 'HEAD', {}, undefined, { status: 200, headers: { 'upload-expires': null } }],
  ...Object.entries(digests).map(([name, digest]): Row => [
    `a right ${name}`,
    'new',
    'PATCH',
    piece(0, { 'upload-checksum': `${name} ${digest}` }),
    content,
    { status: 204, offset: 11 },
  ]),
  ...Object.entries(digests).map(([name, digest]): Row => [
    `a wrong ${name}`,
    'new',
    'PATCH',
    piece(0, { 'upload-checksum': `${name} ${digest}` }),
    part,
    { status: 460, offset: 0 },
  ]),
  [
    'a wrong checksum behind a right piece',
    'begun',
    'PATCH',
    piece(5, { 'upload-checksum': `sha1 ${digests.sha1}` }),
    content.subarray(5),
    { status: 460, offset: 5 },
  ],
  [
    'a checksum of another kind',
    'new',
    'PATCH',
    piece(0, { 'upload-checksum': 'crc32 AAAAAA==' }),
    part,
    { status: 400, offset: 0 },
  ],
  [
    'a checksum without its kind',
    'new',
    'PATCH',
    piece(0, { 'upload-checksum': digests.sha1 }),
    part,
    { status: 400, offset: 0 },
  ],
  [
    'a kind without a checksum',
    'new',
    'PATCH',
    piece(0, { 'upload-checksum': 'sha1' }),
    part,
    { status: 400, offset: 0 },
  ],
  [
    'a checksum that is no base64',
    'new',
    'PATCH',
    piece(0, { 'upload-checksum': 'sha1 ***' }),
    part,
    { status: 400, offset: 0 },
  ],
  [
    'the length with the first piece',
    'deferred',
    'PATCH',
    piece(0, { 'upload-length': '11' }),
    part,
    { status: 204, headers: { 'upload-offset': '5', 'upload-defer-length': null }, offset: 5 },
  ],
  [
    'a piece before the length is known',
    'deferred',
    'PATCH',
    piece(0),
    part,
    { status: 204, headers: { 'upload-defer-length': '1' }, offset: 5 },
  ],
  [
    'a length that is known, once more',
    'begun',
    'PATCH',
    piece(5, { 'upload-length': '11' }),
    content.subarray(5),
    { status: 204, offset: 11 },
  ],
  [
    'a length that is known, changed',
    'begun',
    'PATCH',
    piece(5, { 'upload-length': '12' }),
    part,
    { status: 400, offset: 5 },
  ],
  [
    'a length below what came',
    'deferred',
    'PATCH',
    piece(0, { 'upload-length': '3' }),
    part,
    { status: 413, offset: 0 },
  ],
  [
    'a length above the greatest, told later',
    'deferred',
    'PATCH',
    piece(0, { 'upload-length': '1610612737' }),
    part,
    { status: 413, offset: 0 },
  ],
  [
    'a length that was told later, changed',
    'begun, its length told later',
    'PATCH',
    piece(5, { 'upload-length': '10' }),
    content.subarray(5, 10),
    { status: 400, offset: 5 },
  ],
  [
    'the length when all is there already',
    'begun, its length to come',
    'PATCH',
    piece(5, { 'upload-length': '5' }),
    Buffer.alloc(0),
    { status: 204, headers: { 'upload-offset': '5', 'upload-expires': null }, offset: 5 },
  ],
  [
    'a length below what is there already',
    'begun, its length to come',
    'PATCH',
    piece(5, { 'upload-length': '3' }),
    part,
    { status: 400, offset: 5 },
  ],
  ['a length that is none', 'deferred', 'PATCH', piece(0, { 'upload-length': 'x' }), part, { status: 400, offset: 0 }],
]

test.each(requests)('%s (%s)', async (_about, state, method, headers, body, { status, headers: wanted, offset }) => {
  const path = await states[state]()
  const answer = await tus.send(method, path, headers, body)
  expect([answer.status, amiss(answer, wanted)]).toEqual([status, []])
  await answer.arrayBuffer()
  const after = offset === undefined ? undefined : (await tus.head(path)).headers.get('upload-offset')
  expect(after).toBe(offset === undefined ? undefined : String(offset))
})

type Creation = readonly [about: string, Headers, Buffer | undefined, Expected]
const length = { 'upload-length': '11' }
const metadata = (text: string) => ({ ...length, 'upload-metadata': text })
const named = 'slot Y2xvdWRGaWxl,filename YS50eHQ='

const creations: readonly Creation[] = [
  [
    'with a length',
    length,
    undefined,
    { status: 201, headers: { location: /^\/api\/v1\/uploads\/[\w-]{36}$/, 'upload-expires': date } },
  ],
  ['without a length', {}, undefined, { status: 400 }],
  ['with an empty length', { 'upload-length': '' }, undefined, { status: 400 }],
  ['with a negative length', { 'upload-length': '-1' }, undefined, { status: 400 }],
  ['with a broken length', { 'upload-length': '1.5' }, undefined, { status: 400 }],
  ['with a length that is a word', { 'upload-length': 'many' }, undefined, { status: 400 }],
  ['with a length above the greatest', { 'upload-length': '1610612737' }, undefined, { status: 413 }],
  [
    'with a length to come',
    { 'upload-defer-length': '1' },
    undefined,
    { status: 201, headers: { location: /uploads/ } },
  ],
  ['with a length and one to come', { ...length, 'upload-defer-length': '1' }, undefined, { status: 400 }],
  ['with another word for one to come', { 'upload-defer-length': 'true' }, undefined, { status: 400 }],
  ['with a key without a value', metadata(`${named},private`), undefined, { status: 201 }],
  [
    'with white space between pairs',
    metadata(named.replace(',', ' , ').replace(' ,', ',')),
    undefined,
    { status: 201 },
  ],
  ['with a key twice', metadata(`${named},filename YS50eHQ=`), undefined, { status: 400 }],
  ['with an empty pair', metadata(`${named},`), undefined, { status: 400 }],
  ['with a value that is no base64', metadata(`${named},about ***`), undefined, { status: 400 }],
  ['with two values for a key', metadata(`${named},about YQ== YQ==`), undefined, { status: 400 }],
  ['with a key that is not ASCII', metadata(`${named},\u00e9 YQ==`), undefined, { status: 400 }],
  [
    'with all of the file',
    { ...length, 'content-type': pieceType },
    content,
    { status: 201, headers: { 'upload-offset': '11' } },
  ],
  [
    'with a part of it',
    { ...length, 'content-type': pieceType },
    part,
    { status: 201, headers: { 'upload-offset': '5' } },
  ],
  ['with more than it', { 'upload-length': '5', 'content-type': pieceType }, content, { status: 413 }],
  [
    'with a part, its length to come',
    { 'upload-defer-length': '1', 'content-type': pieceType },
    part,
    { status: 201, headers: { 'upload-offset': '5', 'upload-defer-length': '1' } },
  ],
  ['with content of another type', { ...length, 'content-type': 'text/plain' }, content, { status: 415 }],
  [
    'with a right checksum',
    { ...length, 'content-type': pieceType, 'upload-checksum': `sha1 ${digests.sha1}` },
    content,
    { status: 201 },
  ],
  [
    'with a wrong checksum',
    { ...length, 'content-type': pieceType, 'upload-checksum': `sha1 ${digests.sha1}` },
    part,
    { status: 460 },
  ],
  ['as a part of another', { ...length, 'upload-concat': 'partial' }, undefined, { status: 400 }],
  ['of parts', { 'upload-concat': `final;${uploadsPath}/1 ${uploadsPath}/2` }, undefined, { status: 400 }],
  ['without a version', { ...length, ...without }, undefined, refusedVersion],
  ['with another version', { ...length, ...other }, undefined, refusedVersion],
]

const uploadsMade = async () =>
  (await system.execute<{ made: number }>(sql`select count(*)::int as made from uploads where status <> 'granted'`))
    .rows[0]?.made ?? 0

test.each(creations)('an upload is made %s', async (_about, headers, body, { status, headers: wanted }) => {
  const before = await uploadsMade()
  const answer = await tus.create(file, headers, body)
  expect([answer.status, amiss(answer, wanted)]).toEqual([status, []])
  // Of another version nothing is processed. A piece that is refused may leave the upload that it came with.
  const allowed = status === 201 ? [1] : body && status !== 412 ? [0, 1] : [0]
  expect(allowed).toContain((await uploadsMade()) - before)
})

test('an upload is made by another method that says POST', async () => {
  const before = await uploadsMade()
  const answer = await tus.send('PUT', uploadsPath, {
    ...length,
    [tokenHeader]: await tus.token(),
    'upload-metadata': metadataHeader({ slot: file.slot, filename: file.name }),
    'x-http-method-override': 'POST',
  })
  expect(answer.status).toBe(201)
  expect(await uploadsMade()).toBe(before + 1)
})

test('what came with a wrong checksum is not in the file', async () => {
  const path = await states.begun()
  const wrong = await tus.send(
    'PATCH',
    path,
    piece(5, { 'upload-checksum': `sha1 ${digests.sha1}` }),
    Buffer.from('XXXXXX'),
  )
  expect(wrong.status).toBe(460)
  await tus.patch(path, 5, content.subarray(5))
  const address = (await tus.head(path)).headers.get('content-location') ?? ''
  const stored = await server.fetch(new URL(address).pathname, { who: 'mainAdmin' })
  expect(await stored.text()).toBe(content.toString())
})

describe('what the server can do', () => {
  test.each([{}, without, other])('OPTIONS says with %o', async (headers) => {
    const answer = await tus.send('OPTIONS', uploadsPath, headers as Headers)
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'tus-resumable': tusVersion,
      'tus-version': tusVersion,
      'tus-max-size': '1610612736',
      'tus-checksum-algorithm': 'sha256,sha1,md5',
    })
  })

  test.each(['HEAD', 'PATCH', 'DELETE', 'PUT', 'GET'])('%s of the place where uploads are made', async (method) => {
    const answer = await tus.send(method, uploadsPath, piece(0))
    expect([answer.status, answer.headers.get('tus-resumable')]).toEqual([405, tusVersion])
  })

  // Left out: joining uploads, checksums behind the body, and empty files, which no slot takes.
  test('concatenation and trailers are not announced, an empty file is refused', async () => {
    const extensions = (await tus.send('OPTIONS', uploadsPath)).headers.get('tus-extension') ?? ''
    expect(extensions).toBe('creation,creation-with-upload,creation-defer-length,termination,checksum,expiration')
    expect((await tus.create(file, { 'upload-length': '0' })).status).toBe(422)
  })
})
