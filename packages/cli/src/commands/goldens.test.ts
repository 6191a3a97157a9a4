import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '@icss/core/contract/contract.ts'
import type { ErasurePlan } from '@icss/core/meetings/erasure.contract.ts'
import { planOf } from '@icss/core/operations/plan.ts'
import { check } from '@icss/core/rules/check.ts'
import { channelArchive } from '../../test/channel-archive.ts'
import type { Result } from '../../test/icss.ts'
import { madeUp } from '../../test/made-up-answer.ts'
import { leastWords, someId } from '../../test/least-words.ts'
import { type MadeUpServer, madeUpServer } from '../../test/made-up-server.ts'
import { pretendTerminal, runInProcess } from '../../test/run-in-process.ts'
import { exitCodes } from '../exit-codes.ts'
import { isGroup } from './command.ts'
import { allCommands } from './commands-of.ts'
import { entries } from './entries.ts'

const commands = await allCommands(entries)
const folder = await mkdtemp(join(tmpdir(), 'icss-goldens-'))
const before = { ...process.env }
let server: MadeUpServer

beforeAll(async () => {
  server = await madeUpServer({
    'permissions.plan': JSON.parse(permissionPlan),
    'meetings.planErasure': erasurePlan,
    // What is made up would go on for ever.
    'people.copy': { rows: [], mentions: [], next: null },
    'uploads.show': { fileName: 'made up.png', bytes: 'made up'.length },
  })
  Object.assign(process.env, { XDG_CONFIG_HOME: join(folder, 'config'), TZ: 'Asia/Shanghai', NO_COLOR: '1' })
})
/** Logs in anew, so that a command that forgets a login or a context leaves nothing to the next one. */
async function logIn(): Promise<void> {
  await mkdir(join(folder, 'config/icss'), { recursive: true, mode: 0o700 })
  const context = { server: server.url, account: '755003', channel: '深圳软件商会', token: 'icss_made-up' }
  await writeFile(
    join(folder, 'config/icss/config.json'),
    JSON.stringify({ current: 'first', contexts: { first: context, second: { ...context, token: undefined } } }),
    { mode: 0o600 },
  )
}
afterAll(async () => {
  process.env = before
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const file = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const erasurePlan: ErasurePlan = {
  version: 1,
  erasedAt: null,
  people: 604,
  holds: [],
  waiting: [],
  factsUntil: '2026-11-22T07:30:00.000Z',
  goes: [
    { kind: 'people', count: 604 },
    { kind: 'phones', count: 0 },
  ],
  stays: [
    { kind: 'counts', count: null, days: null },
    { kind: 'proofs', count: 2, days: null },
    { kind: 'audit', count: null, days: 365 },
  ],
}

const row = { id: someId, label: '南山', field: 'flags', before: '000000000000', after: '111111111111' }
const proof = await readFile(
  new URL('../../../core/src/lotteries/draw-vector-2-quicknet.json', import.meta.url),
  'utf8',
)
const course = `${JSON.stringify({ name: '入门', headImage: '/objects/one.png', introduction: '第一课', serialNumber: 1 })}\n`
// The beginning of an MP4, by which it is known.
const video = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'
async function courseFolder(): Promise<string> {
  await mkdir(join(folder, 'course/01 第一章'), { recursive: true })
  await file('course/01 第一章/01 开始.mp4', video)
  return join(folder, 'course')
}
const chaptersPlan = JSON.stringify({
  course: { id: someId, name: '入门' },
  plan: { id: someId, ...planOf([{ id: 'c1', label: '第一章', field: 'name', before: null, after: '第一章' }]) },
  files: [],
})
/** One of them is at the made-up server already. */
const tutors = ['name 1', '张三'].map((name, i) => ({
  name,
  categoryId: '',
  introduction: '讲师',
  avatar: 'a.png',
  serial: i + 1,
  status: 'online',
}))
const permissionPlan = JSON.stringify({ id: someId, ...planOf([row]) })

async function run(...given: Parameters<typeof runInProcess>): Promise<Result> {
  await logIn()
  return runInProcess(...given)
}

/** Without what differs from machine to machine. */
const plain = (text: string): string =>
  text
    .replaceAll(server.url, 'http://server')
    .replaceAll(folder, '~')
    .replaceAll(process.versions.node, '24')
    .replaceAll(/[\d,]+ (ms|毫秒)/g, '5 $1')
    .replaceAll(/[\d,]+ (s\b|秒)/g, '0 $1')
    // Told every two seconds, so that it depends on the machine whether they are told.
    .replaceAll(/^\d+%[，,].*\n/gm, '')

const block = (title: string, { code, stdout, stderr }: Result): string =>
  [`$ ${title}  → ${code}`, stdout, stderr && `(stderr)\n${stderr}`].filter(Boolean).join('\n').trimEnd()

/** What made-up records are called by, for words of these names. */
const called: Readonly<Record<string, string>> = {
  account: 'number 1',
  accounts: 'number 1',
  course: someId,
  courses: someId,
  ids: someId,
  files: someId,
  group: 'name 1',
  resource: someId,
  demand: someId,
  subChannel: someId,
  template: 'name 2',
}

type Given = Readonly<Record<string, string>>

/** What is new in a draft that changes something, and what a made-up one lacks. */
const drafts: Readonly<Record<string, object>> = {
  lives: { name: '新的直播', startAt: '2026-11-21T06:30:00Z', endAt: '2026-11-21T07:30:00Z' },
  meetings: {
    name: '新的会议',
    startAt: '2026-11-21T06:30:00Z',
    endAt: '2026-11-21T07:30:00Z',
    jumpLink: 'https://example.cn/meeting',
  },
  activities: { title: '新的活动', startAt: '2026-11-21T06:30:00Z', endAt: '2026-11-22T06:30:00Z' },
  news: { title: '新的风采', startAt: '2026-11-21T06:30:00Z', endAt: '2026-11-22T06:30:00Z' },
  notices: {
    title: '新的通知',
    startAt: '2026-11-21T06:30:00Z',
    endAt: '2026-11-22T06:30:00Z',
    durationDays: 1,
  },
  'sub-channels': { abbreviation: '南山' },
}

/** A file for `--from`: a whole draft for what is new, else what changes. */
async function draftFor(path: string): Promise<Given> {
  const [group = '', verb = ''] = path.split(' ')
  const { noun } = entries.filter(isGroup).find(({ name }) => name === group) ?? {}
  const change = drafts[group] ?? { name: '新的' }
  if (!noun || verb !== 'create') return { from: await file(`${group}.json`, JSON.stringify(change)) }
  const { create } = contract[(await noun()).default.contract] as { create: { body: z.ZodMiniType } }
  const whole = { ...(madeUp(create.body) as object), ...change }
  return { from: await file(`${group}.json`, JSON.stringify(whole)) }
}

/** They read a password from a terminal or from stdin: sessions/login.test.ts and channels/admin-phone.test.ts. */
const wantsPassword = new Set(['auth login', 'admin-phone lost'])

/** Words of commands that want something of their own: by name, as the command declares them. */
const given: Readonly<Record<string, () => Given | Promise<Given>>> = {
  'accounts appoint': () => ({ account: 'number 1', send: '' }),
  'admin-phone set': () => ({ phone: '13800138000', send: '' }),
  api: () => ({ operation: 'companies.show' }),
  'chapters apply': async () => ({ plan: await file('chapters.json', chaptersPlan) }),
  'chapters plan': async () => ({ source: await courseFolder() }),
  completion: () => ({ shell: 'bash' }),
  'context remove': () => ({ name: 'second' }),
  'context use': () => ({ name: 'second' }),
  'members link': () => ({ words: 'name 1' }),
  'meetings desk': async () => ({ lines: await file('badges.txt', `${someId}\n`) }),
  'channels import': async () => ({ archive: await file('channel.tar', await channelArchive({ tutors })) }),
  'courses import': async () => ({ file: await file('courses.jsonl', course) }),
  'files download': () => ({ output: join(folder, 'file.bin') }),
  'files move': () => ({ group: 'name 1' }),
  'files upload': async () => ({ files: await file('lesson.txt', 'one') }),
  'lottery draw': () => ({ award: 'name 1' }),
  'lottery verify': async () => ({ file: await file('proof.json', proof) }),
  'participants take': () => ({ fromMeeting: someId }),
  'permissions apply': async () => ({ plan: await file('plan.json', permissionPlan) }),
  'permissions plan': () => ({ openAll: '' }),
  'platform deliver': async () => ({ file: await file('courses.jsonl', course) }),
  'templates apply': () => ({ name: 'name 2' }),
  'applications set': async () => ({ place: 'home', file: await file('apps.json', Buffer.from('{"items":[]}')) }),
  'home set': async () => ({ part: 'carousel', file: await file('carousel.json', Buffer.from('{"items":[]}')) }),
  'templates delete': () => ({ name: 'name 2' }),
  'templates update': () => ({ name: 'name 2' }),
  'templates show': () => ({ name: 'name 2' }),
  upload: async () => ({ files: await file('lesson.mp4', video) }),
}

const said = (command: (typeof commands)[number]['command']) => ('yes' in command.takes ? ['--yes'] : [])

const wordsFor = ({ takes }: (typeof commands)[number]['command']): Given =>
  Object.fromEntries(
    Object.entries(called).filter(([name]) => takes[name] && ('argument' in takes[name] || 'required' in takes[name])),
  )

const wordsOf = async ({ path, command }: (typeof commands)[number]): Promise<readonly string[]> => [
  ...(await leastWords({ file }, command, {
    ...wordsFor(command),
    ...(command.takes.from ? await draftFor(path) : {}),
    ...(await given[path]?.()),
  })),
  ...said(command),
]

test.each(commands)('icss $path: its table, JSON and error in both languages', async ({ path, command }) => {
  const words = await wordsOf({ path, command })
  const blocks: string[] = []
  server.refuse(false)
  for (const language of ['zh', 'en'] as const) {
    const result = await run(command, words, language)
    blocks.push(block(`icss ${path}  (${language})`, result))
  }
  const json = await run(command, [...words, '--json'], 'en')
  blocks.push(block(`icss ${path} --json`, json))
  const isAnswered = json.code === (wantsPassword.has(path) ? exitCodes.usage : exitCodes.ok)
  expect({ isAnswered, stderr: json.stderr }).toMatchObject({ isAnswered: true })
  const shape = isAnswered && !wantsPassword.has(path) ? command.answer : z.unknown()
  expect(check(shape, JSON.parse(json.stdout))).toMatchObject({ ok: true })
  server.refuse(true)
  for (const language of ['zh', 'en'] as const) {
    // What asks no server has no refusal; a wrong word is its error.
    const wrong = command.calls.length > 0 ? words : [...words, '--nope']
    const result = await run(command, wrong, language)
    blocks.push(block(`icss ${path}  (${language}, refused)`, result))
  }
  const name = `${path.replaceAll(' ', '-')}.txt`
  await expect(plain(`${blocks.join('\n\n')}\n`)).toMatchFileSnapshot(`../../test/golden/commands/${name}`)
})

/** Those of each way to show a time: columns of a list, of a command of its own, facts, sentences. */
const timed = commands.filter(({ path }) =>
  ['notices list', 'notices received', 'operations show', 'operations list', 'home publish'].includes(path),
)

test.each(timed)('icss $path in other zones: its times say which', async (one) => {
  server.refuse(false)
  const blocks: string[] = []
  try {
    for (const zone of ['America/New_York', 'Asia/Kolkata', 'UTC']) {
      vi.stubEnv('TZ', zone)
      blocks.push(block(`TZ=${zone} icss ${one.path}`, await run(one.command, await wordsOf(one), 'en')))
    }
  } finally {
    vi.unstubAllEnvs()
  }
  const name = `${one.path.replaceAll(' ', '-')}.txt`
  await expect(plain(`${blocks.join('\n\n')}\n`)).toMatchFileSnapshot(`../../test/golden/zones/${name}`)
})

/** A file that is there already is saved under the next number. */
const unnumbered = (text: string): string => plain(text).replaceAll(/ \(\d+\)(?=\.\w)/g, '')

test.each(commands)('icss $path --quiet --no-input: its answer and nothing else, or its error', async (one) => {
  const { path, command } = one
  const words = await wordsOf(one)
  server.refuse(false)
  const loud = await run(command, words, 'zh')
  const quiet = await run(command, [...words, '--quiet', '--no-input'], 'zh')
  expect({ ...quiet, stdout: unnumbered(quiet.stdout) }).toEqual({
    code: loud.code,
    stdout: unnumbered(loud.stdout),
    stderr: wantsPassword.has(path) ? loud.stderr : '',
  })
  const json = await run(command, [...words, '--quiet', '--no-input', '--json'], 'zh')
  expect(JSON.parse(json.stdout)).toBeTypeOf('object')
  server.refuse(true)
  const wrong = command.calls.length > 0 ? words : [...words, '--nope']
  const refused = await run(command, wrong, 'zh')
  expect(await run(command, [...wrong, '--quiet', '--no-input'], 'zh')).toEqual(refused)
})

const coloured: string[] = []

test.each(commands)('icss $path on a terminal with NO_COLOR: the same words without any colour', async (one) => {
  const words = await wordsOf(one)
  server.refuse(false)
  vi.stubEnv('FORCE_COLOR', undefined)
  const endTerminal = pretendTerminal()
  try {
    const bare = await run(one.command, words, 'zh')
    expect(bare.stdout).not.toContain('\u001B')
    vi.stubEnv('NO_COLOR', undefined)
    // Where it is set, nobody is taken to look.
    vi.stubEnv('CI', undefined)
    vi.stubEnv('TERM', 'xterm-256color')
    const { stdout } = await run(one.command, words, 'zh')
    expect(unnumbered(stripVTControlCharacters(stdout))).toBe(unnumbered(bare.stdout))
    if (stdout.includes('\u001B')) coloured.push(one.path)
  } finally {
    vi.unstubAllEnvs()
    endTerminal()
  }
})

test('there are commands that colour what they say', () => {
  expect(coloured).toEqual(expect.arrayContaining(['doctor', 'members import']))
})

test('there is no golden without its command', async () => {
  const names = new Set(commands.map(({ path }) => `${path.replaceAll(' ', '-')}.txt`))
  const kept = await readdir(new URL('../../test/golden/commands', import.meta.url))
  expect(kept.filter((name) => !names.has(name))).toEqual([])
})
