import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Person, person } from '../../test/icss.ts'
import { startServer } from '../../test/server-process.ts'

const root = new URL('../../../../', import.meta.url)
const video = fileURLToPath(new URL('packages/server/src/demo/videos/welcome.mp4', root))

/** The lines that a readme has people type, without what it says of them. */
async function commandsIn(file: string): Promise<readonly string[]> {
  const text = await readFile(new URL(file, root), 'utf8')
  return [...text.matchAll(/^```sh\n(.*?)\n```$/gms)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/ +#.*$/, ''))
}

const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'

/** What the commands are about: files of whoever types them, and records of their channel. */
async function prepare(one: Person): Promise<void> {
  await one.file('members.csv', '企业名称,行业,行业标签\n甲公司,教育,软件\n乙公司,制造业,制造\n')
  await one.file('cards.csv', '企业名称,姓名,职务,手机号\n甲公司,王明,经理,13800138000\n')
  await one.file('tutor.json', JSON.stringify({ name: '周启明', introduction: '讲课', avatar: 'a.jpg', serial: 1 }))
  await copyFile(video, join(one.folder, 'lesson.mp4'))
  await mkdir(join(one.folder, 'lessons', '1 入门'), { recursive: true })
  await copyFile(video, join(one.folder, 'lessons', '1 入门', '1 第一课.mp4'))
}

/** As `prepare`, what takes a login. */
async function prepareOnServer(one: Person): Promise<void> {
  await one.file('rules.txt', '制度')
  const course = { name: 'Safety', headImage: 'a.jpg', serialNumber: 1 }
  for (const args of [
    ['api', 'courses.create', '--body', JSON.stringify(course)],
    ['files', 'upload', 'rules.txt'],
    ['audit', 'export', '-o', 'audit.jsonl'],
  ])
    expect(await one.icss(...args)).toMatchObject({ code: 0 })
}

async function lastRun(one: Person): Promise<string> {
  const { stdout } = await one.icss('operations', 'list', '--json')
  const { items } = JSON.parse(stdout) as { items: { id: string; undoable: boolean }[] }
  return items.find(({ undoable }) => undoable)?.id ?? ''
}

const servers: { stop(): Promise<void> }[] = []
afterAll(() => Promise.all(servers.map((server) => server.stop())))

test.for([
  ['zh', 'README.zh.md'],
  ['en', 'README.md'],
] as const)('the commands of icss in %s work as the readme has them', async ([language, file]) => {
  const server = await startServer()
  servers.push(server)
  const { password = '' } = server.passwords['chamber-admin'] ?? {}
  const one = await person(language)
  await prepare(one)
  const lines = (await commandsIn(file)).filter((line) => line.startsWith('npx icss '))
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    const words = wordsOf(line.replace('http://127.0.0.1:8080', server.url)).slice(2)
    if (words.includes(exampleId)) words[words.indexOf(exampleId)] = await lastRun(one)
    const isLogin = words[0] === 'auth'
    const result = isLogin
      ? await one.icssWithInput(password, ...words, '--password-stdin')
      : await one.icss(...words, ...(line.includes('operations undo') ? ['--yes'] : []))
    // What it says stands in the failure.
    expect({ ...result, line }).toMatchObject({ line, code: 0 })
    if (isLogin) await prepareOnServer(one)
  }
})

test('what the readmes run by npm is there', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { scripts: object }
  const lines = [...(await commandsIn('README.md')), ...(await commandsIn('README.zh.md'))]
  const asked = lines.flatMap((line) => /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? [])
  expect(new Set(asked)).toEqual(new Set(['start', 'test', 'storybook', 'visual:update', 'chromatic', 'bench']))
  expect(asked.filter((name) => !(name in scripts))).toEqual([])
})
