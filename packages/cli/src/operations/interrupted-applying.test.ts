import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Hold, faultyWay } from '../../test/faulty-way.ts'
import { tokenAt } from '../../test/global-setup.ts'
import { loggedIn, type Person, unique } from '../../test/icss.ts'
import { type ServerProcess, startServer } from '../../test/server-process.ts'
import { patience } from '../../test/patience.ts'
import { terminal } from '../../test/terminal.ts'

// A server of their own: what is stored and who may do what has to be this test's work alone.
let server: ServerProcess
let token: string

beforeAll(async () => {
  server = await startServer()
  const { accountNumber, password } = server.passwords['channel-admin'] ?? { accountNumber: '', password: '' }
  token = await tokenAt(server.url, accountNumber, password)
})
afterAll(() => server.stop())

const api = () =>
  createClient(contract, {
    baseUrl: server.url,
    fetch,
    headers: () => ({ authorization: `Bearer ${token}` }),
    timeout: patience.call,
  })

const runsOf = async (id: string) => (await api().operations.list({ query: {} })).items.filter((one) => one.id === id)
const flags = async () => (await api().permissions.show({ query: {} })).items.map((item) => item.flags)

/** What a command is given, and what has to hold when it has been stopped, and when it has come to its end. */
interface Work {
  readonly words: readonly string[]
  readonly asks: boolean
  readonly stopped: (isDone: boolean) => Promise<void>
  readonly ended: () => Promise<void>
}

async function permissions(one: Person): Promise<Work> {
  const file = 'all closed.json'
  const before = await flags()
  expect(before.flat()).toContain(true)
  await one.icss('permissions', 'plan', '--close-all', '--save', file)
  const { id } = JSON.parse(await readFile(join(one.folder, file), 'utf8')) as { id: string }
  return {
    words: ['permissions', 'apply', file],
    asks: true,
    stopped: async (isDone) => {
      expect(await runsOf(id)).toHaveLength(isDone ? 1 : 0)
      expect((await flags()).flat().includes(true)).toBe(!isDone)
    },
    ended: async () => {
      expect(await runsOf(id)).toMatchObject([{ status: 'done', updated: before.length }])
      expect((await flags()).flat()).not.toContain(true)
      expect(await one.icss('operations', 'undo', id, '--yes')).toMatchObject({ code: 0 })
      expect(await flags()).toEqual(before)
    },
  }
}

const mb = 1024 * 1024
const sizes = [9 * mb, mb] as const

async function chapters(one: Person): Promise<Work> {
  const name = unique()
  const { id: courseId } = await api().courses.create({ body: { name, headImage: 'x.jpg', serialNumber: 1 } })
  await mkdir(join(one.folder, '课程/1 绪论'), { recursive: true })
  for (const [i, bytes] of sizes.entries()) {
    const content = Buffer.alloc(bytes, `${name}${i}`)
    content.write('\0\0\0\u0018ftypmp42', 'latin1')
    await one.file(`课程/1 绪论/${i + 1} 课.mp4`, content)
  }
  const file = '大 纲.json'
  await one.icss('chapters', 'plan', '课程', '--course', name, '--save', file)
  const saved = JSON.parse(await readFile(join(one.folder, file), 'utf8')) as { plan: { id: string } }
  const tree = async () => (await api().chapters.list({ params: { courseId } })).items
  const { used: before } = await api().usage.show()
  return {
    words: ['chapters', 'apply', file, '--parallel', '2'],
    asks: false,
    stopped: async (isDone) => {
      expect(await runsOf(saved.plan.id)).toHaveLength(isDone ? 1 : 0)
      expect(await tree()).toHaveLength(isDone ? 1 : 0)
    },
    ended: async () => {
      expect(await runsOf(saved.plan.id)).toMatchObject([{ status: 'done', created: 3 }])
      const [chapter] = await tree()
      expect(chapter?.lessons.map((lesson) => lesson.name)).toEqual(['1 课', '2 课'])
      expect(new Set(chapter?.lessons.map(({ videoUrl }) => videoUrl)).size).toBe(2)
      const { used, reserved } = await api().usage.show()
      expect([used - before, reserved]).toEqual([sizes[0] + sizes[1], 0])
    },
  }
}

interface Moment {
  readonly name: string
  readonly prepare: (one: Person) => Promise<Work>
  readonly hold: Hold
  readonly calls: RegExp
}

const moments: readonly Moment[] = [
  { name: 'permissions before they are sent', prepare: permissions, hold: 'unsent', calls: /GET .*\/operations\// },
  { name: 'permissions that are on their way', prepare: permissions, hold: 'unsent', calls: /permission-plans\/apply/ },
  { name: 'permissions that are applied', prepare: permissions, hold: 'unanswered', calls: /permission-plans\/apply/ },
  { name: 'chapters whose videos are sent', prepare: chapters, hold: 'unsent', calls: /PATCH .*\/uploads/ },
  { name: 'chapters that are on their way', prepare: chapters, hold: 'unsent', calls: /courses\/.*\/apply/ },
  { name: 'chapters that are applied', prepare: chapters, hold: 'unanswered', calls: /courses\/.*\/apply/ },
]

/** A way to the server on which the command stands still. */
async function stillAt({ hold, calls }: Moment) {
  const way = await faultyWay(server.url, { fault: hold, calls, times: Infinity })
  onTestFinished(way.close)
  const one = await loggedIn('en', { url: way.url, token })
  return { way, one }
}

const isApplying = ({ calls }: Moment) => String(calls).includes('apply')
const says = (moment: Moment) =>
  isApplying(moment) ? 'Interrupted; it may have been applied' : 'Interrupted; not applied yet'
const goOn = /(?:To continue|it is not applied twice): (icss .*)/

test.for(moments)('Ctrl-C in a terminal, at $name: the command that it names goes on to the end', async (moment) => {
  const { way, one } = await stillAt(moment)
  const work = await moment.prepare(one)
  const screen = await terminal(one, 200)
  const command = work.words.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ')
  await screen.type(`icss ${command}; echo code=$?`)
  await screen.press('Enter')
  if (work.asks && isApplying(moment)) {
    await screen.until('Change the permissions of')
    await screen.type('y')
    await screen.press('Enter')
  }
  await expect.poll(way.met).toBeGreaterThan(0)
  await screen.press('C-c')
  const told = await screen.until('code=130')
  expect(told).toContain(says(moment))
  await work.stopped(moment.hold === 'unanswered')
  way.lift()
  const [, again = ''] = goOn.exec(told) ?? []
  await screen.type(`clear; ${again.trimEnd()}; echo "code"=$?`)
  await screen.press('Enter')
  if (work.asks && moment.hold === 'unsent') {
    await screen.until('Change the permissions of')
    await screen.type('y')
    await screen.press('Enter')
  }
  await screen.until('code=0')
  await work.ended()
})

test.for(moments)('SIGINT without a terminal, at $name: exit code 130, and how to go on', async (moment) => {
  const { way, one } = await stillAt(moment)
  const work = await moment.prepare(one)
  const child = one.start(...work.words, ...(work.asks ? ['--yes'] : []), '--json', '--context', 'test')
  child.stdin?.end()
  await expect.poll(way.met).toBeGreaterThan(0)
  child.kill('SIGINT')
  const { code, stdout, stderr } = await child.result
  expect(code).toBe(130)
  expect(stderr).toContain(`Error: ${says(moment)}\n`)
  const { error } = JSON.parse(stdout) as { error: { code: string; params: { command: string } } }
  expect(error.code).toBe(isApplying(moment) ? 'cli.maybeApplied' : 'cli.notApplied')
  expect(stderr).toContain(error.params.command)
  expect(error.params.command).toContain('--context test')
  await work.stopped(moment.hold === 'unanswered')
  way.lift()
  const words = [...error.params.command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  expect(await one.icss(...words.slice(1))).toMatchObject({ code: 0 })
  await work.ended()
})
