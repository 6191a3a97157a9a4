// `npm run faults -- NAME`: what the tests do in short, done for long enough to be believed, and the tests themselves on a
// machine that is busy (`busy [part …]`) or lives on another day (`day 2027-03-01 America/New_York [part …]`), and the
// journeys in Firefox (`firefox [part of a file's name …]`), tables that LibreOffice opens and saves (`office`), and the
// guides of the help, step by step (`guides`).
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.mjs'
import { runChild } from './child.mjs'
import { giveUp, makeReady, root } from './ready.mjs'
import {
  needChromium,
  needCompiler,
  needFaketime,
  needFirefox,
  needHaproxy,
  needMediaServer,
  needOffice,
  needS3Server,
} from './system-tool.mjs'

const needs = {
  kills: [buildWhenStale],
  draws: [buildWhenStale],
  mutants: [buildWhenStale],
  soak: [buildWhenStale],
  stranger: [buildWhenStale],
  replicas: [needChromium, needS3Server, needHaproxy, buildWhenStale],
  office: [needOffice],
  day: [needFaketime, needCompiler],
  firefox: [needFirefox, needMediaServer, buildWhenStale],
  guides: [needChromium, needMediaServer, buildWhenStale],
}

const BUSY_LOOPS = 8

/** The tests beside programs that want all of the processor. */
async function testBusily(node, parts) {
  const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(node, ['-e', 'for (;;) {}'], { stdio: 'ignore' }))
  try {
    return await run(node, ['scripts/test.mjs', ...parts])
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

/** The tests as if it were another day, somewhere else; without a part those that have no browser. */
async function testOnDay(node, [day, zone = 'Asia/Shanghai', ...parts]) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))
    throw new Error('Name a day: npm run faults -- day 2027-03-01 [zone] [part …]')
  const chosen = parts.length > 0 ? parts : ['core', 'server', 'web', 'cli']
  // A distance, not a date: that would begin anew with each process.
  const seconds = Math.round((Date.parse(`${day}T09:30:00Z`) - Date.now()) / 1000)
  const folder = await mkdtemp(join(tmpdir(), 'icss-day-'))
  try {
    // PostgreSQL may run as another user.
    await chmod(folder, 0o755)
    const preload = join(folder, 'epoll-wait.so')
    const built = await run('cc', ['-shared', '-fPIC', '-o', preload, 'scripts/running/epoll-wait.c'])
    if (built !== 0) return built
    const env = { TZ: zone, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
    const before = ['sh', '-c', `LD_PRELOAD="${preload}:$LD_PRELOAD" exec "$@"`, 'sh']
    const words = ['-f', `${seconds < 0 ? '' : '+'}${seconds}`, ...before, node, 'scripts/test.mjs', ...chosen]
    return await run('faketime', words, env)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const fuzzFor = (node, [seconds = '600']) =>
  run('vitest', ['run', '--root', 'packages/server', 'src/faults/fuzz.test.ts'], { ICSS_TEST_FUZZ_SECONDS: seconds })

/** Every kind of table there and back, opened and saved by a spreadsheet on the way. */
const tablesThroughOffice = () => run('vitest', ['run', '--root', 'packages/server', 'src/imports/round-trip.test.ts'])

const journeysInFirefox = (node, parts) =>
  run('playwright', ['test', '-c', 'packages/e2e/playwright.config.ts', ...parts], { ICSS_E2E_BROWSER: 'firefox' })

const guidesStepByStep = () =>
  run('playwright', ['test', '-c', 'packages/e2e/playwright.config.ts'], { ICSS_E2E_FILES: 'drill' })

const own = {
  busy: testBusily,
  day: testOnDay,
  fuzz: fuzzFor,
  office: tablesThroughOffice,
  firefox: journeysInFirefox,
  guides: guidesStepByStep,
}

const run = (command, args, env = {}) => runChild(command, args, { cwd: root, env: { ...process.env, ...env } })

try {
  const node = await makeReady()
  const [name, ...args] = process.argv.slice(2)
  for (const need of needs[name] ?? []) await need()
  const main = join(root, 'packages/server/src/faults/main.ts')
  process.exitCode = await (own[name]?.(node, args) ??
    run(node, [main, ...[name].filter((one) => one !== undefined), ...args]))
} catch (error) {
  giveUp(error)
}
