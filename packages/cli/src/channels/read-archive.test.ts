import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Header, pack } from 'tar-stream'
import { newKey } from '@icss/core/client/client.ts'
import { CliError } from '../errors/cli-error.ts'
import { archiveKind, manifestName, mediaName } from './archive-format.ts'
import { readArchive, readMedia } from './read-archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icss-archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

interface Part {
  readonly header: Partial<Header> & { readonly name: string }
  readonly content: string
}

const film = 'the bytes of a film'
const record = (id: string, files: object = { [`sha256:${sha256(film)}`]: 'a.mp4' }) =>
  `${JSON.stringify({ id, values: { name: id }, files })}\n`

/** What an archive is made of; `lines` are those of its tutors. */
function parts(lines = record('1') + record('2'), more: object = {}): Part[] {
  const manifest = {
    kind: archiveKind,
    format: 1,
    id: newKey(),
    server: 'https://old.example.cn',
    channel: { id: '1', name: '深圳' },
    exportedAt: new Date().toISOString(),
    records: [{ noun: 'tutors', count: 2, bytes: Buffer.byteLength(lines), sha256: sha256(lines) }],
    media: [{ sha256: sha256(film), bytes: film.length }],
    leftOut: [],
    refused: [],
    links: { lost: 0, elsewhere: 0 },
    ...more,
  }
  return [
    { header: { name: manifestName }, content: JSON.stringify(manifest) },
    { header: { name: 'tutors.jsonl' }, content: lines },
    { header: { name: mediaName(sha256(film)) }, content: film },
  ]
}

async function tarOf(entries: readonly Part[]): Promise<Buffer> {
  const tar = pack()
  for (const { header, content } of entries) tar.entry(header as Header, content)
  tar.finalize()
  return buffer(tar as unknown as AsyncIterable<Buffer>)
}

const never = new AbortController().signal

async function read(content: Buffer | string) {
  const path = join(folder, `${newKey()}.tar`)
  await writeFile(path, content)
  return readArchive(path, never)
}

/** Why a file is refused: the code, and where. */
const refusal = async (content: Buffer | string) => {
  const error = await read(content).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(CliError)
  const { code, params, exitCode } = error as CliError
  return [exitCode, code, params['place']]
}

const at = (i: number, change: (part: Part) => Part) => parts().map((part, j) => (i === j ? change(part) : part))

test('an archive is read with its records, and its media by their digests', async () => {
  const archive = await read(await tarOf(parts()))
  expect(archive.records.get('tutors')?.map(({ id }) => id)).toEqual(['1', '2'])
  const seen: string[] = []
  await readMedia(
    archive,
    () => true,
    async (digest, content) => {
      seen.push(`${digest} ${(await buffer(content)).toString()}`)
    },
  )
  expect(seen).toEqual([`${sha256(film)} ${film}`])
})

test('what is no archive of a channel, or of a newer version, is told by its name alone', async () => {
  const foreign = [1, 'archiveForeign', undefined]
  expect(await refusal('')).toEqual(foreign)
  expect(await refusal('企业名称\n'.repeat(200))).toEqual(foreign)
  expect(await refusal(await tarOf([{ header: { name: 'a.txt' }, content: 'a' }]))).toEqual(foreign)
  expect(await refusal(await tarOf([{ header: { name: manifestName }, content: '{"kind":"other"}' }]))).toEqual(foreign)
  expect(await refusal(await tarOf(parts(undefined, { format: 2 })))).toEqual([1, 'archiveNewer', undefined])
  await expect(readArchive(join(folder, 'none.tar'), never)).rejects.toMatchObject({ code: 'fileMissing' })
  await expect(readArchive(folder, never)).rejects.toMatchObject({ code: 'isFolder' })
})

test('cut off anywhere it is refused, and the fault says where', async () => {
  const whole = await tarOf(parts())
  const media = mediaName(sha256(film))
  const [{ content } = { content: '' }] = parts()
  const manifestEnds = 512 * Math.ceil(Buffer.byteLength(content) / 512) + 512
  expect(await refusal(whole.subarray(0, 300))).toEqual([1, 'archiveForeign', undefined])
  expect(await refusal(whole.subarray(0, manifestEnds))).toEqual([1, 'archiveCut', 'tutors.jsonl'])
  expect(await refusal(whole.subarray(0, manifestEnds + 512 + 100))).toEqual([1, 'archiveCut', 'tutors.jsonl'])
  expect(await refusal(await tarOf(parts().slice(0, 2)))).toEqual([1, 'archiveCut', media])
})

test.each([
  ['a path that leads elsewhere', { name: '../../etc/passwd' }],
  ['an absolute path', { name: '/etc/passwd' }],
  ['a medium that was not announced', { name: mediaName(sha256('other')) }],
  ['the manifest once more', { name: manifestName }],
  ['a noun once more', { name: 'tutors.jsonl' }],
  ['a link', { name: 'media/link', type: 'symlink', linkname: '/etc/passwd' }],
] as const)('%s is not looked into', async (_, header) => {
  const content = 'type' in header ? '' : 'x'
  const entry = { header, content } as Part
  expect(await refusal(await tarOf([...parts(), entry]))).toEqual([
    1,
    'archiveUnannounced',
    JSON.stringify(header.name),
  ])
})

test('an announced medium that is a link is refused', async () => {
  const header = { name: mediaName(sha256(film)), type: 'symlink', linkname: '/etc/passwd' } as const
  const [code, place] = (await refusal(await tarOf([...parts().slice(0, 2), { header, content: '' }]))).slice(1)
  expect([code, place]).toEqual(['archiveUnannounced', JSON.stringify(header.name)])
})

test('other bytes than were announced are refused', async () => {
  const media = mediaName(sha256(film))
  const other = film.replace('film', 'folm')
  expect(await refusal(await tarOf(at(2, (part) => ({ ...part, content: other }))))).toEqual([
    1,
    'archiveDamaged',
    media,
  ])
  expect(await refusal(await tarOf(at(2, (part) => ({ ...part, content: `${film}.` }))))).toEqual([
    1,
    'archiveDamaged',
    media,
  ])
  expect(
    await refusal(await tarOf(at(1, (part) => ({ ...part, content: part.content.replace('"1"', '"3"') })))),
  ).toEqual([1, 'archiveDamaged', 'tutors.jsonl'])
})

test.each([
  ['no JSON', `${record('1')}{"id":\n`],
  ['no record', `${record('1')}[]\n`],
  ['an id once more', record('1') + record('1')],
  ['a file that the archive has not', record('1') + record('2', { [`sha256:${sha256('x')}`]: 'x.mp4' })],
  ['JSON without a bottom', `${record('1')}${'['.repeat(200_000)}\n`],
  ['another field', `${record('1')}{"id":"2","values":{},"files":{},"more":1}\n`],
])('a line that is %s is named by its number', async (_, lines) => {
  expect(await refusal(await tarOf(parts(lines)))).toEqual([1, 'archiveDamaged', 'tutors.jsonl:2'])
})

test('a manifest that announces too much is refused before anything else is read', async () => {
  const media = Array.from({ length: 200_001 }, () => ({ sha256: sha256(film), bytes: 1 }))
  const damaged = [1, 'archiveDamaged', manifestName]
  expect(await refusal(await tarOf(parts(undefined, { media })))).toEqual(damaged)
  const records = [{ noun: 'tutors', count: 1, bytes: 2 ** 40, sha256: sha256(film) }]
  expect(await refusal(await tarOf(parts(undefined, { records })))).toEqual(damaged)
  const escape = [{ noun: '../x', count: 1, bytes: 1, sha256: sha256(film) }]
  expect(await refusal(await tarOf(parts(undefined, { records: escape })))).toEqual(damaged)
})
