// `npm run mutants -- 60 [seed] [folder …]`: changes the server's code in one place at a time (a check dropped, a comparison or a
// condition turned) and asks the tests whether they notice. Works in this checkout, which must be clean, and leaves it so.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runChild } from './child.mjs'
import { giveUp, makeReady, root } from './ready.mjs'

const source = join(root, 'packages/server/src')

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
const stagesOf = (folder) => [
  [`src/${folder}/`],
  ['src/http/', 'src/permissions/', 'src/operations/', 'src/channels/', 'src/accounts/'].filter(
    (one) => one !== `src/${folder}/`,
  ),
  ['src/'],
]

const turned = { '===': '!==', '!==': '===', '<': '>=', '>=': '<', '>': '<=', '<=': '>', '&&': '||', '||': '&&' }

const callOf = (expression) => (expression.type === 'AwaitExpression' ? expression.argument : expression)
const ends = ({ type, body }) =>
  type === 'ThrowStatement' || type === 'ReturnStatement' || (type === 'BlockStatement' && body.some(ends))

/** The changes that a node allows, each as [from, to, text]. */
function changesOf(node, text) {
  const between = (from, to) => text.slice(from, to)
  switch (node.type) {
    case 'ExpressionStatement':
      return callOf(node.expression).type === 'CallExpression' ? [[node.start, node.end, ';']] : []
    case 'IfStatement':
      return [
        [node.test.start, node.test.end, `!(${between(node.test.start, node.test.end)})`],
        ...(!node.alternate && ends(node.consequent) ? [[node.start, node.end, ';']] : []),
      ]
    case 'ConditionalExpression':
      return [[node.test.start, node.test.end, `!(${between(node.test.start, node.test.end)})`]]
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const to = turned[node.operator]
      const at = text.indexOf(node.operator, node.left.end)
      return to ? [[at, at + node.operator.length, to]] : []
    }
    case 'CallExpression':
      // One condition of a query less.
      return node.callee.name === 'and' && node.arguments.length > 1
        ? node.arguments.map(({ start, end }) => [start, end, 'undefined'])
        : []
    case 'TemplateElement':
    case 'Literal': {
      const words = between(node.start, node.end)
      return /\bwhere\b/i.test(words)
        ? [...words.matchAll(/ (?:=|is null|is not null) /g)].map(({ index, 0: found }) => [
            node.start + index,
            node.start + index + found.length,
            { ' = ': ' <> ', ' is null ': ' is not null ', ' is not null ': ' is null ' }[found],
          ])
        : []
    }
    default:
      return []
  }
}

function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node
  for (const value of Object.values(node ?? {}))
    if (typeof value === 'object' && value !== null)
      for (const one of Array.isArray(value) ? value : [value]) yield* nodesOf(one)
}

const mutantsOf = (parseAst) => (file) => {
  const text = readFileSync(file, 'utf8')
  return [...nodesOf(parseAst(text, { lang: 'ts' }))].flatMap((node) =>
    changesOf(node, text).map(([from, to, by]) => ({ file, from, to, by })),
  )
}

const lineOf = ({ file, from }) => {
  const text = readFileSync(file, 'utf8')
  return `${relative(root, file)}:${text.slice(0, from).split('\n').length}`
}

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
const randoms = (seed) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const isClean = () => spawnSync('git', ['status', '--porcelain', 'packages'], { cwd: root }).stdout.length === 0

async function isNoticed({ file, from, to, by }) {
  const text = readFileSync(file, 'utf8')
  const [folder] = relative(source, file).split('/')
  writeFileSync(file, text.slice(0, from) + by + text.slice(to))
  try {
    for (const tests of stagesOf(folder)) {
      const args = ['run', '--root', 'packages/server', '--bail=1', '--reporter=dot', ...tests]
      // What hangs is noticed as well.
      const failed = await runChild('timeout', ['900', 'vitest', ...args], {
        cwd: root,
        env: { ...process.env, CI: 'true' },
        stdio: 'ignore',
      })
      if (failed !== 0) return true
    }
    return false
  } finally {
    writeFileSync(file, text)
  }
}

try {
  await makeReady()
  const { parseAst } = await import('rolldown/parseAst')
  if (!isClean()) giveUp('Commit or stash first: this changes files and puts them back.')
  const [count = '60', seed = String(Date.now() % 100_000), ...folders] = process.argv.slice(2)
  const files = (folders.length > 0 ? folders : guarded).flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|tables|d)\.ts$/.test(name))
      .map((name) => join(source, folder, name)),
  )
  const random = randoms(Number(seed))
  const all = files.flatMap(mutantsOf(parseAst))
  const chosen = all
    .map((mutant) => ({ mutant, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, Number(count))
    .map(({ mutant }) => mutant)
  console.log(`seed ${seed}: ${chosen.length} of ${all.length} changes in ${files.length} files`)
  const survivors = []
  for (const [i, mutant] of chosen.entries()) {
    const was = readFileSync(mutant.file, 'utf8').slice(mutant.from, mutant.to).replaceAll(/\s+/g, ' ')
    const what = `${lineOf(mutant)}  ${was.slice(0, 100)}  →  ${mutant.by.slice(0, 100).replaceAll(/\s+/g, ' ')}`
    const noticed = await isNoticed(mutant)
    console.log(`${i + 1}. ${noticed ? 'noticed' : 'SURVIVED'}  ${what}`)
    if (!noticed) survivors.push(what)
  }
  const share = 1 - survivors.length / chosen.length
  console.log(`${(share * 100).toFixed(1)} % noticed; survived:\n${survivors.join('\n')}`)
  process.exitCode = share >= 0.95 ? 0 : 1
} catch (error) {
  giveUp(error)
}
