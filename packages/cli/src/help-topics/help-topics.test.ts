import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { person } from '../../test/icss.ts'
import { entries } from '../commands/entries.ts'
import { topicHelp } from '../commands/help-text.ts'
import { displayWidth } from '../console/display-width.ts'
import environment from './environment.topic.ts'
import { topics } from './topics.ts'

const packages = join(import.meta.dirname, '../../..')
/** What runs of the program: the command line, its starter, and core's ways to a server. */
const sources = globSync(['cli/src/**/*.{ts,tsx}', 'cli/bin/*.mjs', 'core/src/{client,uploads,copy}/**/*.ts'], {
  cwd: packages,
}).filter((file) => !/\.test\.|help-topics\/|\.(?:zh|en)\.ts$/.test(file))

/** The variables of the environment that a source reads: `env.NAME`, taken apart from an environment, or named as a text. */
const readBy = (source: string): string[] => [
  ...[...source.matchAll(/\benv\??\.(\w+)/g)].map(([, name = '']) => name),
  ...[...source.matchAll(/\{([\w\s,]+)\}\s*(?::\s*Environment|=\s*(?:process|console)\.env)\b/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  ),
  ...[...source.matchAll(/['"`](\w+_proxy|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)['"`]/gi)]
    .map(([, name = '']) => name)
    .filter((name) => /^ICSS_|_proxy$/i.test(name)),
]

/** Node reads them for the program. */
const byNode = ['NODE_EXTRA_CA_CERTS', 'FORCE_COLOR', 'TMPDIR']

test('each variable of the environment that is read is told, and no other', () => {
  const read = sources.flatMap((file) => readBy(readFileSync(join(packages, file), 'utf8')))
  const told = environment.flatMap(({ terms }) => terms.flatMap(([names]) => names.split(', ')))
  expect(told.toSorted()).toEqual([...new Set([...read, ...byNode])].toSorted())
})

test('what reads a variable is seen, however it is written', () => {
  const ways = ["console.env.ICSS_ONE || ''", 'const { ICSS_TWO } = process.env', '({ ICSS_THREE, X }: Environment)']
  expect([...ways, "env['ICSS_FOUR']"].flatMap(readBy)).toEqual([
    'ICSS_ONE',
    'ICSS_TWO',
    'ICSS_THREE',
    'X',
    'ICSS_FOUR',
  ])
})

test('no topic is called as a command is', () => {
  const commands = new Set(entries.map(({ name }) => name))
  expect(topics.filter(({ name }) => commands.has(name))).toEqual([])
})

describe.for(['zh', 'en'] as const)('in %s', (language) => {
  test.for(topics)('$name fits narrow terminals, and wide ones read no longer lines than of 100', async ({ load }) => {
    const { default: parts } = await load()
    // They are copied, so they are not broken.
    const verbatim = parts.flatMap(({ lines = [] }) => lines)
    expect(verbatim.filter((line) => displayWidth(line) > 78)).toEqual([])
    for (const [columns, widest] of [
      [60, 60],
      [80, 80],
      [200, 100],
    ] as const) {
      const lines = topicHelp(parts, { language, width: columns }).split('\n')
      const tooWide = lines.filter((line) => displayWidth(line) > widest && !verbatim.includes(line.slice(2)))
      expect(tooWide).toEqual([])
    }
  })

  test('icss help shows them, and an unknown one is told with the nearest', async () => {
    const one = await person(language)
    const program = await one.icss('help')
    for (const { name, summary, load } of topics) {
      expect(program.stdout).toContain(`  ${name.padEnd(20)} ${summary[language]}`)
      const shown = await one.icss('help', name)
      expect(shown).toMatchObject({ code: 0, stderr: '' })
      expect(shown.stdout).toBe(topicHelp((await load()).default, { language, width: 80 }))
    }
    expect((await one.icss('--language', language, 'help', 'tables')).code).toBe(0)
    expect((await one.icss('help', 'members', 'list')).stdout).toContain('icss members list [')
    const slip = await one.icss('help', 'enviroment')
    expect(slip).toMatchObject({ code: 2, stdout: '' })
    expect(slip.stderr).toContain('icss help environment')
    expect(await one.icss('help', 'nothing-near-it')).toMatchObject({ code: 2, stdout: '' })
    expect((await one.icss('environment')).stderr).toContain('icss help environment')
  })
})
