// `npm test`: all tests, part by part, added up in one last line. `npm test -- core e2e` runs some parts only, and what
// begins with a dash is passed on to them: `npm test -- stories --update`.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWhenStale } from './build.mjs'
import { runChild } from './child.mjs'
import { giveUp, makeReady, root } from './ready.mjs'
import { readResults } from './report.mjs'
import {
  needChromium,
  needCurl,
  needHaproxy,
  needMediaServer,
  needOpenssl,
  needS3Server,
  needShells,
  needTmux,
} from './system-tool.mjs'

const reportOf = (part) => join(root, 'reports', `${part}.json`)

const vitest = (part) => ({
  commands: [
    [
      'vitest',
      'run',
      '--root',
      `packages/${part}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(part)}`,
    ],
  ],
  format: 'vitest',
})

const hasVitest = (name) =>
  ['ts', 'mts'].some((end) => existsSync(join(root, 'packages', name, `vitest.config.${end}`)))

/**
 * In the order of a developer's patience. A part without a format counts each of its commands as one test. Those that
 * wait for browsers, terminals and databases run beside each other; the machine would be idle half the time.
 */
const PARTS = {
  lint: {
    commands: [
      ['oxlint', '--deny-warnings'],
      ['oxfmt', '--check', '.'],
    ],
  },
  typecheck: { commands: [['turbo', 'run', 'typecheck', '--ui=stream', '--output-logs=errors-only', '--continue']] },
  core: vitest('core'),
  ...(hasVitest('ui') ? { ui: vitest('ui') } : {}),
  ...(hasVitest('web') ? { web: vitest('web') } : {}),
  server: { isWaiting: true, needs: [needS3Server, needMediaServer, needHaproxy], ...vitest('server') },
  e2e: {
    isWaiting: true,
    needs: [needChromium, needMediaServer, buildWhenStale],
    commands: [['playwright', 'test', '-c', 'packages/e2e/playwright.config.ts', '--reporter=list,json']],
    format: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') },
  },
  stories: { isWaiting: true, needs: [needChromium], commands: [['node', 'scripts/stories.mjs']], format: 'plain' },
  cli: { isWaiting: true, needs: [needTmux, needShells, needOpenssl, needCurl, buildWhenStale], ...vitest('cli') },
}

const stopped = { signal: undefined }
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped.signal = signal))

/** Runs the commands of a part; answers its counts. With a `label` its lines begin with it. */
async function runPart(name, flags, label) {
  const part = PARTS[name]
  const start = Date.now()
  console.log(`\n── ${name} ──`)
  const report = reportOf(name)
  rmSync(report, { force: true })
  const exitCodes = []
  try {
    for (const [command, ...args] of part.commands)
      exitCodes.push(
        await runChild(command, [...args, ...(part.format ? flags : [])], {
          cwd: root,
          env: { ...process.env, ...part.env },
          label,
        }),
      )
  } catch (error) {
    console.error(error.message)
    exitCodes.push(1)
  }
  const counts = addUp(name, report, exitCodes)
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${inWords(counts)} in ${seconds} s`)
  return counts
}

const failed = []
const made = new Set()

/** Whether a part has all that it needs; what several parts need is made ready once. */
async function isReady(name) {
  try {
    for (const need of PARTS[name].needs ?? []) {
      if (!made.has(need)) await need()
      made.add(need)
    }
    return true
  } catch (error) {
    console.error(`── ${name}: ${error.message}`)
    return false
  }
}

/** A part that fails without naming a failed test, or ends without a report, has failed once all the same. */
function addUp(name, report, exitCodes) {
  const part = PARTS[name]
  const fallen = part.commands.filter((_, at) => exitCodes[at] !== 0)
  const inOneWord = fallen.map(([command, ...args]) => ({ name: `${name}: ${command} ${args.join(' ')}`, message: '' }))
  const results = part.format
    ? (readResults(part.format, report) ?? { passed: 0, failed: 1, skipped: 0, failures: inOneWord })
    : { passed: part.commands.length - fallen.length, failed: fallen.length, skipped: 0, failures: inOneWord }
  const { failures, ...counts } = results
  failed.push(...(failures.length > 0 ? failures : inOneWord))
  return { ...counts, failed: Math.max(counts.failed, fallen.length) }
}

const LINES_OF_A_FAILURE = 12

/** What failed, once more at the end, where whoever reads only the last screen finds it. */
function printFailed() {
  for (const { name, message } of failed) {
    const lines = stripVTControlCharacters(message).trim().split('\n')
    const shown = lines.slice(0, LINES_OF_A_FAILURE).map((line) => `  ${line.slice(0, 300)}`)
    console.log(`\n✗ ${name.replace(`${root}/`, '')}\n${shown.join('\n')}`)
  }
}

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

const args = process.argv.slice(2)
const firstFlag = args.findIndex((word) => word.startsWith('-'))
const names = firstFlag < 0 ? args : args.slice(0, firstFlag)
const flags = firstFlag < 0 ? [] : args.slice(firstFlag)
const unknown = names.filter((name) => !(name in PARTS))
if (unknown.length > 0) giveUp(`No part called ${unknown.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}`)

const total = { passed: 0, failed: 0, skipped: 0 }

/** Runs parts one after the other, from a queue that others may take from as well. */
async function runThrough(queue, { isLabelled }) {
  while (queue.length > 0 && !stopped.signal) {
    const name = queue.shift()
    const counts = await runPart(name, flags, isLabelled ? name : undefined)
    for (const key of Object.keys(total)) total[key] += counts[key]
  }
}

try {
  await makeReady()
  mkdirSync(join(root, 'reports'), { recursive: true })
  const chosen = names.length > 0 ? names : Object.keys(PARTS)
  await runThrough(
    chosen.filter((name) => !PARTS[name].isWaiting),
    { isLabelled: false },
  )
  const waiting = []
  for (const name of chosen.filter((part) => PARTS[part].isWaiting)) {
    if (await isReady(name)) waiting.push(name)
    else total.failed += 1
  }
  const isLabelled = waiting.length > 1
  await Promise.all([runThrough(waiting, { isLabelled }), runThrough(waiting, { isLabelled })])
} catch (error) {
  console.error(error.message)
  total.failed += 1
}
process.exitCode = stopped.signal || total.failed > 0 || total.passed === 0 ? 1 : 0
printFailed()
console.log(`\ntests: ${inWords(total)}`)
