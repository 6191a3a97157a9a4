import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, inject } from 'vitest'

export const bin = fileURLToPath(new URL('../bin/icss.mjs', import.meta.url))

export interface Result {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Person {
  /** The folder that they work in. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly start: (
    ...args: string[]
  ) => ChildProcess & { readonly result: Promise<Result>; /** On stderr. */ readonly saidSoFar: () => string }
  readonly icss: (...args: string[]) => Promise<Result>
  readonly icssWithInput: (input: string, ...args: string[]) => Promise<Result>
  /** Writes a file into their folder; answers its path. */
  readonly file: (name: string, content: string | Uint8Array) => Promise<string>
}

/** What a run of the tests finds its processes by, when it has to end them, and what faketime goes by on another day. */
const ofTheRun = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(ICSS_TEST_RUN|LD_PRELOAD|FAKETIME\w*)$/.test(name)),
)

const homes: string[] = []
// Not when a test has ended: which one that is cannot be told among concurrent ones.
afterAll(() => Promise.all(homes.splice(0).map((home) => rm(home, { recursive: true, force: true }))))

/** A person with a folder and a configuration of their own, who reads `language`; gone when the tests of the file end. */
export async function person(language: 'zh' | 'en' = 'zh', env: NodeJS.ProcessEnv = {}): Promise<Person> {
  const home = await mkdtemp(join(tmpdir(), 'icss-person-'))
  homes.push(home)
  const folder = join(home, 'work')
  await mkdir(folder)
  const all: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    LANG: language === 'zh' ? 'zh_CN.UTF-8' : 'en_US.UTF-8',
    TZ: 'Asia/Shanghai',
    ...ofTheRun,
    ...env,
  }
  const start: Person['start'] = (...args) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env: all })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const result = new Promise<Result>((resolve) => {
      child.once('close', (code) => resolve({ code, stdout, stderr }))
    })
    return Object.assign(child, { result, saidSoFar: () => stderr })
  }
  return {
    folder,
    env: all,
    start,
    icss: (...args) => {
      const child = start(...args)
      child.stdin?.end()
      return child.result
    },
    icssWithInput: (input, ...args) => {
      const child = start(...args)
      child.stdin?.end(input)
      return child.result
    },
    file: async (name, content) => {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    },
  }
}

/** A person who is logged in as the chamber's administrator, at the common server or at another. */
export async function loggedIn(
  language: 'zh' | 'en' = 'zh',
  at: { url: string; token: string } = inject('server'),
): Promise<Person> {
  const one = await person(language)
  const folder = join(String(one.env.XDG_CONFIG_HOME), 'icss')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const context = { server: at.url, account: '755003', channel: '深圳软件商会', token: at.token }
  await writeFile(join(folder, 'config.json'), JSON.stringify({ current: 'test', contexts: { test: context } }), {
    mode: 0o600,
  })
  return one
}

let marks = 0

/** A word that no other test uses, for the names of companies. */
export const unique = (): string => `测${process.pid.toString(36)}${(marks += 1).toString(36)}号`

/** A CSV of companies that differ by number. */
export const companiesCsv = (mark: string, count: number): string =>
  `企业名称,行业,行业标签\n${Array.from({ length: count }, (_, i) => `${mark}${i}有限公司,制造业,软件\n`).join('')}`

/** How many companies the chamber has whose name holds `mark`, by name. */
export async function companiesNamed(one: Person, mark: string): Promise<number> {
  const { stdout, code } = await one.icss('members', 'list', '--search', mark, '--json')
  if (code !== 0) throw new Error(stdout)
  return (JSON.parse(stdout) as { total: number }).total
}
