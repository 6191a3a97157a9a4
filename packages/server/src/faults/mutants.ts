import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { randomsOf } from './randoms-of.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const server = join(source, '..')

/** Where a hole lets somebody in, or lets them do what they may not. */
const guarded = [
  'accounts',
  'channels',
  'content-permissions',
  'operations',
  'permission-templates',
  'permissions',
  'sessions',
  'uploads',
]

/** Which tests look first: those of the folder, then those of the ways in, then all. */
const stagesOf = (folder: string) => {
  const waysIn = ['http', 'permissions', 'operations', 'channels', 'accounts']
  return [[folder], waysIn.filter((one) => one !== folder), ['']].map((names) => names.map((name) => `src/${name}/`))
}

/** Seconds after which tests that do not end have noticed something. */
const patience = 3600

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export interface Mutant {
  readonly file: string
  readonly from: number
  readonly to: number
  readonly by: string
}

export interface MutantFigures {
  readonly seed: number
  readonly possible: number
  readonly tried: number
  /** From 0 to 1. */
  readonly noticed: number
  /** Changes that no test noticed: file, line, what stood there and what took its place. */
  readonly survivors: readonly string[]
}

const turned: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '&&': '||',
  '||': '&&',
}
const turnedInSql: Readonly<Record<string, string>> = {
  ' = ': ' <> ',
  ' is null ': ' is not null ',
  ' is not null ': ' is null ',
}

const calls = (node: Node): boolean =>
  node.type === 'CallExpression' || (node.type === 'AwaitExpression' && calls(node['argument'] as Node))

const ends = ({ type, body }: Node): boolean =>
  type === 'ThrowStatement' || type === 'ReturnStatement' || (type === 'BlockStatement' && (body as Node[]).some(ends))

/** The changes that a node allows: a check dropped, a comparison or a condition turned. */
function changesOf(node: Node, text: string): Omit<Mutant, 'file'>[] {
  const instead = ({ start, end }: Node, by: string) => ({ from: start, to: end, by })
  const negated = (test: Node) => instead(test, `!(${text.slice(test.start, test.end)})`)
  switch (node.type) {
    case 'ExpressionStatement':
      return calls(node['expression'] as Node) ? [instead(node, ';')] : []
    case 'IfStatement':
      return [
        negated(node['test'] as Node),
        ...(!node['alternate'] && ends(node['consequent'] as Node) ? [instead(node, ';')] : []),
      ]
    case 'ConditionalExpression':
      return [negated(node['test'] as Node)]
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = String(node['operator'])
      const by = turned[operator]
      const from = text.indexOf(operator, (node['left'] as Node).end)
      return by ? [{ from, to: from + operator.length, by }] : []
    }
    case 'CallExpression': {
      const given = node['arguments'] as Node[]
      const isAnd = (node['callee'] as Node)['name'] === 'and'
      return isAnd && given.length > 1 ? given.map((one) => instead(one, 'undefined')) : []
    }
    case 'TemplateElement':
    case 'Literal': {
      const words = text.slice(node.start, node.end)
      if (!/\bwhere\b/i.test(words)) return []
      return [...words.matchAll(/ (?:=|is null|is not null) /g)].map(({ index, 0: found }) => {
        const from = node.start + index
        return { from, to: from + found.length, by: turnedInSql[found] ?? found }
      })
    }
    default:
      return []
  }
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesOf(one)
}

function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(file, 'utf8')
  const tree = parseAst(text, { lang: 'ts' }) as unknown as Node
  return [...nodesOf(tree)].flatMap((node) => changesOf(node, text).map((change) => ({ file, ...change })))
}

const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 100)

function inWords({ file, from, to, by }: Mutant): string {
  const text = readFileSync(file, 'utf8')
  const line = text.slice(0, from).split('\n').length
  return `${relative(source, file)}:${line}  ${short(text.slice(from, to))}  →  ${short(by)}`
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

interface Failure {
  readonly test: string
  /** Where it stands; those that were asked, if that is not known. */
  readonly files: readonly string[]
}

function firstFailed(report: string): Failure | undefined {
  if (!existsSync(report)) return undefined
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const file = testResults.find(({ status }) => status === 'failed')
  if (!file) return undefined
  const test = file.assertionResults.find(({ status }) => status === 'failed')?.fullName
  return { test: test ?? `${relative(source, file.name)} does not load`, files: [file.name] }
}

/** Which test fails; nothing when they pass. */
async function failureOf(tests: readonly string[]): Promise<Failure | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'icss-mutant-'))
  const report = join(folder, 'tests.json')
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const args = [String(patience), 'vitest', 'run', '--root', server, '--bail=1', ...reporter, ...tests]
  try {
    const child = spawn('timeout', args, { stdio: 'ignore', env: { ...process.env, CI: 'true' } })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code === 0 ? undefined : (firstFailed(report) ?? { test: 'tests that do not end', files: tests })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Which test notices; nothing when none does. What fails must fail again: a test that chance fails has noticed nothing. */
async function noticedBy({ file, from, to, by }: Mutant): Promise<string | undefined> {
  const text = readFileSync(file, 'utf8')
  const [folder = ''] = relative(source, file).split('/')
  writeFileSync(file, text.slice(0, from) + by + text.slice(to))
  try {
    for (const tests of stagesOf(folder)) {
      const failed = await failureOf(tests)
      if (failed && (await failureOf(failed.files))) return failed.test
    }
    return undefined
  } finally {
    writeFileSync(file, text)
  }
}

/**
 * Changes the server's guarded code in one place at a time, chosen by chance, and asks the tests whether they notice. It
 * works on the files of this checkout and puts each back.
 */
export async function tryMutants(options: {
  count: number
  seed: number
  say: (line: string) => void
  /** The guarded folders unless said otherwise. */
  folders?: readonly string[]
}): Promise<MutantFigures> {
  const { count, seed, say, folders = guarded } = options
  const all = folders
    .flatMap((folder) =>
      readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/\.(?:test|tables|d)\.ts$/.test(name))
        .map((name) => join(source, folder, name)),
    )
    .flatMap(mutantsOf)
  const chance = randomsOf(seed)
  const chosen = all
    .map((mutant) => ({ mutant, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
  const before = await failureOf(folders.map((folder) => `src/${folder}/`))
  if (before) throw new Error(`The tests fail before anything is changed: ${before.test}`)
  const survivors: string[] = []
  for (const [i, { mutant }] of chosen.entries()) {
    const what = inWords(mutant)
    const test = await noticedBy(mutant)
    say(`${i + 1}. ${test === undefined ? 'SURVIVED' : 'noticed'}  ${what}${test === undefined ? '' : `  by: ${test}`}`)
    if (test === undefined) survivors.push(what)
  }
  const tried = chosen.length
  return { seed, possible: all.length, tried, noticed: 1 - survivors.length / tried, survivors }
}
