import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract, Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import { check } from '@icss/core/rules/check.ts'
import { judgedDrafts } from '@icss/core/rules/drafts.fixture.ts'
import { someId } from '../../test/least-words.ts'
import { runInProcess } from '../../test/run-in-process.ts'
import { entries } from '../commands/entries.ts'
import { findCommand } from '../commands/find-command.ts'

/*
 * What the form and the API refuse, the command line refuses with the same words in both languages, wherever it has a
 * way in: by `icss api`, by an import, by an outline, by an upload. The table of bad input is core's.
 */
const languages: readonly Language[] = ['zh', 'en']
const before = { ...process.env }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icss-bad-input-'))
  Object.assign(process.env, { XDG_CONFIG_HOME: join(folder, 'config'), NO_COLOR: '1' })
  const { url, token } = inject('server')
  await mkdir(join(folder, 'config/icss'), { recursive: true, mode: 0o700 })
  const context = { server: url, account: '755003', channel: '深圳软件商会', token }
  const config = JSON.stringify({ current: 'test', contexts: { test: context } })
  await writeFile(join(folder, 'config/icss/config.json'), config, { mode: 0o600 })
})
afterAll(async () => {
  process.env = before
  await rm(folder, { recursive: true, force: true })
})

async function icss(language: Language, ...argv: string[]) {
  const found = await findCommand(entries, argv)
  if (found.kind !== 'command') throw new Error(`${argv.join(' ')} names no command.`)
  return runInProcess(found.command, found.rest, language)
}

/** What a person reads of a fault, as the command line puts it: what is wrong, then what to do. */
function wordsOf(language: Language, { code, params }: FieldError): readonly [says: string, fix: string] {
  const { says, fix } = wordError(language === 'zh' ? catalogueZh : catalogueEn, language, { code, params })
  return [says, fix]
}

const faultOf = (schema: Parameters<typeof check>[0], value: unknown, field: string): FieldError => {
  const checked = check(schema, value)
  const fault = checked.ok ? undefined : checked.errors[field]
  if (!fault) throw new Error(`${field} has no fault.`)
  return fault
}

const put = async (name: string, content: string): Promise<string> => {
  const path = join(folder, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
  return path
}

const endpointOf = (maker: string): Endpoint => {
  const [group = '', name = ''] = maker.split('.')
  const found = (contract satisfies Contract as Contract)[group]?.[name]
  if (!found) throw new Error(`There is no endpoint ${maker}.`)
  return found
}

/** Whether phones alone make the call, at a public page. */
const isOfPublicPage = (maker: string): boolean => isPublicNeed(endpointOf(maker).needs)

const wordsFor = (maker: string): string[] => {
  const { params, query } = endpointOf(maker)
  return [
    ...Object.keys(params?.shape ?? {}).flatMap((param) => ['--param', `${param}=${someId}`]),
    ...(query && 'version' in query.shape ? ['--query', 'version=1'] : []),
  ]
}

for (const { name, schema, makers, draft, bad } of judgedDrafts)
  for (const maker of makers.filter((each) => !isOfPublicPage(each)))
    test.each(bad)(`icss api ${maker} says of a ${name} with %o what is wrong with %s`, async (change, field) => {
      const body = { ...draft, ...change }
      const expected = faultOf(schema, body, field)
      for (const language of languages) {
        const { code, stderr } = await icss(language, 'api', maker, ...wordsFor(maker), '--body', JSON.stringify(body))
        expect([code, stderr]).toEqual([
          1,
          expect.stringContaining(`  ${field}: ${wordsOf(language, expected).join(' ')}`),
        ])
      }
    })

describe('icss courses import', () => {
  const course = judgedDrafts.find(({ name }) => name === 'course')
  if (!course) throw new Error('No course is judged.')
  // A line has no category.
  const bad = course.bad.filter(([, field]) => field !== 'categoryId')
  // A field that is undefined is no part of a line.
  const lines = bad.map(([change]) => JSON.stringify({ ...course.draft, ...change }))

  test.each(languages)('says of each line what the form says, in %s', async (language) => {
    const file = await put(`${language}.jsonl`, `${lines.join('\n')}\n`)
    const { code, stdout, stderr } = await icss(language, 'courses', 'import', file, '--dry-run', '--json')
    expect([code, JSON.parse(stdout)]).toMatchObject([1, { failed: lines.length, created: 0, updated: 0 }])
    const said = stderr.trim().split('\n')
    for (const [i, [change, field]] of bad.entries()) {
      const expected = faultOf(course.schema, { ...course.draft, ...change }, field)
      for (const words of [field, ...wordsOf(language, expected)]) expect(said[i]).toContain(words)
    }
  })
})

/** A fault, and how a line of the command line words it. */
const fault = (code: ErrorCode, params: FieldError['params'] = {}): FieldError => ({ code, params })
const lineOf = (language: Language, one: FieldError) => wordsOf(language, one).join(language === 'zh' ? '。' : '. ')

/** A file of so many bytes, all zero and none of them written. */
async function sparse(name: string, bytes: number): Promise<string> {
  const path = await put(name, '')
  await truncate(path, bytes)
  return path
}

const mb = 1024 ** 2
const videoTypes = 'flv, mpg, mpeg, avi, wmv, mov, asf, rm, rmvb, mkv, m4v, mp4'

describe('icss chapters plan', () => {
  const long = '长'.repeat(31)
  const tooLong = fault('rule.max_length', { max: 30, length: 31 })
  const link = 'https://x.cn/a.mp4'
  let courseId: string

  beforeAll(async () => {
    const body = JSON.stringify({ name: '大纲', headImage: 'x.jpg', serialNumber: 1 })
    courseId = (JSON.parse((await icss('zh', 'api', 'courses.create', '--body', body)).stdout) as { id: string }).id
    await put('讲义.txt', '讲义')
    await put('空.mp4', '')
    await sparse('过大.mp4', 1537 * mb)
  })

  test.each<[row: string, fault: FieldError]>([
    [`,甲,${link},,,`, fault('chapter.name_required')],
    [`一,,${link},,,`, fault('chapter.name_required')],
    [`${long},甲,${link},,,`, tooLong],
    [`一,${long},${link},,,`, tooLong],
    ['一,甲,,,,', fault('chapter.video_required')],
    ['一,甲,https://x.cn/a.txt,,,', fault('chapter.video_invalid')],
    [`一,甲,${link},https://x.cn/a.txt,,`, fault('chapter.video_invalid')],
    [`一,甲,${link},,10000,`, fault('rule.number_range', { min: 0, max: 9999 })],
    [`一,甲,${link},,,60`, fault('rule.number_range', { min: 0, max: 59 })],
    [`一,甲,${link},,,\n一,甲,${link},,,`, fault('chapter.name_taken')],
    ['一,甲,讲义.txt,,,', fault('upload.format', { types: videoTypes })],
    ['一,甲,空.mp4,,,', fault('upload.empty')],
    ['一,甲,过大.mp4,,,', fault('upload.too_large', { max: '1.5G' })],
    [`一,甲,${link},空.mp4,,`, fault('upload.file_format', { types: 'srt, vtt' })],
  ])('says of the row %s what the dialog says of such a chapter or lesson', async (row, expected) => {
    const file = await put('大纲.csv', `章节,课时,视频,字幕,分钟,秒\n${row}\n`)
    for (const language of languages) {
      const { code, stderr } = await icss(language, 'chapters', 'plan', file, '--course', courseId)
      expect([code, stderr]).toEqual([1, expect.stringContaining(lineOf(language, expected))])
    }
  })
})

describe('icss upload', () => {
  test.each<[slot: string, name: string, bytes: number, fault: FieldError]>([
    ['lessonVideo', '讲义.txt', 1, fault('upload.format', { types: videoTypes })],
    ['lessonVideo', '过大.mp4', 1537 * mb, fault('upload.too_large', { max: '1.5G' })],
    ['lessonVideo', '空.mp4', 0, fault('upload.empty')],
    ['lessonVideo', '假.mp4', 4000, fault('upload.content_mismatch', { extension: 'mp4' })],
    ['tutorAvatar', '头像.gif', 1, fault('upload.file_format', { types: 'jpg, jpeg, png' })],
    ['tutorAvatar', '头像.png', 200 * 1024, fault('upload.too_large', { max: '200kb' })],
    ['cloudFile', '大.zip', 100 * mb + 1, fault('upload.too_large', { max: '100M' })],
    ['noticeFile', '大.pdf', 2 * mb + 1, fault('upload.too_large', { max: '2M' })],
    ['subtitle', '字幕.txt', 1, fault('upload.file_format', { types: 'srt, vtt' })],
  ])('says of %s %s with %i bytes what its field says', async (slot, name, bytes, expected) => {
    const file = await sparse(name, bytes)
    for (const language of languages) {
      const { code, stderr } = await icss(language, 'upload', file, '--slot', slot)
      expect([code, stderr]).toEqual([1, expect.stringContaining(lineOf(language, expected))])
    }
  })
})
