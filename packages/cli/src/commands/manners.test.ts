import { expect, inject, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import { loggedIn, person } from '../../test/icss.ts'
import { leastWords } from '../../test/least-words.ts'
import { runInProcess } from '../../test/run-in-process.ts'
import { displayWidth } from '../console/display-width.ts'
import { errorAnswer } from '../errors/error-answer.ts'
import { exitCodes } from '../exit-codes.ts'
import { type Command, isGroup } from './command.ts'
import { allCommands, commandsOf } from './commands-of.ts'
import { entries } from './entries.ts'
import { commandHelp, groupHelp, programHelp } from './help-text.ts'
import { jsonShape } from './json-shape.ts'

const commands = await allCommands(entries)

const codesOf = ({ calls, exits = [] }: Command): readonly number[] => [
  exitCodes.ok,
  exitCodes.failed,
  exitCodes.usage,
  ...(calls.length > 0 ? [exitCodes.notLoggedIn] : []),
  ...exits.map((name) => exitCodes[name]),
]

test.for(['zh', 'en'] as const)('help in %s: as kept, with examples, no wider than 80 columns', async (language) => {
  const frame = { language, width: 80 }
  const texts = [`$ icss --help\n\n${programHelp(entries, frame)}`]
  for (const entry of entries.filter(isGroup))
    texts.push(`$ icss ${entry.name} --help\n\n${groupHelp(entry, await commandsOf(entry), frame)}`)
  for (const { path, command } of commands) {
    expect(command.examples[language].length).toBeGreaterThan(0)
    for (const example of command.examples[language]) expect(example).toContain(`icss ${path}`)
    const text = commandHelp(path, command, jsonShape(command.answer), frame)
    const [prose = ''] = text.split(/\n(?:示例|Examples)\n/)
    expect(prose.split('\n').filter((line) => displayWidth(line) > 80)).toEqual([])
    texts.push(`$ icss ${path} --help\n\n${text}`)
  }
  await expect(texts.join('\n\n')).toMatchFileSnapshot(`../../test/golden/help.${language}.txt`)
})

// They log in, or do something else without a name.
const needsNoLogin = new Set(['auth login', 'api'])

test.for(commands.filter(({ path, command }) => command.calls.length > 0 && !needsNoLogin.has(path)))(
  'icss $path: not logged in, exit code 3',
  async ({ command }) => {
    const one = await person()
    vi.stubEnv('XDG_CONFIG_HOME', one.env.XDG_CONFIG_HOME)
    vi.stubEnv('NO_COLOR', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    const words = [...(await leastWords(one, command)), '--json', '--no-input']
    const result = await runInProcess(command, words, 'zh')
    expect(result.code, `${result.stdout}${result.stderr}`).toBe(exitCodes.notLoggedIn)
    expect(JSON.parse(result.stdout)).toMatchObject({ error: { code: 'cli.notLoggedIn' } })
    expect(result.stderr).toMatch(/^错误：尚未登录\n/)
  },
)

const errorDocument = z.strictObject({
  format_version: z.string(),
  error: z.object({ ...errorAnswer.shape, errors: z.record(z.string(), z.unknown()) }),
})
const ofSession = new Set(['auth login', 'auth logout'])

test.concurrent.for(commands.filter(({ path }) => !ofSession.has(path)))(
  'icss $path: one document of its shape on stdout, or an error, and an exit code that it names',
  async ({ path, command }) => {
    const { url, mainToken } = inject('server')
    // All tests fill the chamber: an archive of it would grow with them.
    const one = await (path === 'channels export' ? loggedIn('en', { url, token: mainToken }) : loggedIn('en'))
    const result = await one.icss(...path.split(' '), ...(await leastWords(one, command)), '--json', '--no-input')
    expect(codesOf(command)).toContain(result.code)
    const shape = result.code === exitCodes.ok ? command.answer : z.union([errorDocument, command.answer])
    expect(check(shape, JSON.parse(result.stdout))).toMatchObject({ ok: true })
    // Nothing for a terminal where there is none.
    expect(result.stderr).not.toContain('\u001B[')
  },
)
