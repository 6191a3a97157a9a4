import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Throwaway tests must lie where they find vitest.
const reports = join(import.meta.dirname, '..', 'reports')
mkdirSync(reports, { recursive: true })
const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const vitestConfig = `export default { test: { include: ['*.test.mjs'], testTimeout: 300_000 } }`
const onlyVitest = `{ throwaway: byVitest(folder) }`

/**
 * Runs throwaway tests as `npm test` runs its own: the text of a file by its name. `parts` is the code of the parts, in
 * which `folder` is theirs; `options` that of what else `testMain` is given; `meanwhile` is called with the run and its folder.
 */
async function runThrowaway(files, { parts = onlyVitest, options = '{}', flags = [], meanwhile } = {}) {
  const folder = mkdtempSync(join(reports, 'throwaway-'))
  folders.push(folder)
  const script = `
    import { readFileSync, existsSync } from 'node:fs'
    import { byExitCode, byVitest } from ${JSON.stringify(join(import.meta.dirname, 'runners.mjs'))}
    import { testMain } from ${JSON.stringify(join(import.meta.dirname, 'test-main.mjs'))}
    const folder = ${JSON.stringify(folder)}
    await testMain(${parts}, { reports: folder + '/reports', ...${options} })`
  for (const [name, text] of Object.entries({ 'vitest.config.mjs': vitestConfig, 'run.mjs': script, ...files }))
    writeFileSync(join(folder, name), text.replaceAll('FOLDER', JSON.stringify(folder)))
  const { ICSS_TEST_RUN: _, ICSS_RUNNING_FILE: __, ...env } = process.env
  const { code, stdout } = await new Promise((resolve) => {
    const child = execFile(process.execPath, [join(folder, 'run.mjs'), ...flags], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout: `${stdout}${stderr}` }),
    )
    void meanwhile?.(child, folder)
  })
  const unsteady = join(folder, 'reports', 'unsteady.json')
  return {
    folder,
    code,
    stdout,
    last: stdout
      .trim()
      .split('\n')
      .find((line) => line.startsWith('tests: ')),
    named: stdout.split('\n').filter((line) => /^[✗?] /.test(line)),
    unsteady: existsSync(unsteady) ? JSON.parse(readFileSync(unsteady, 'utf8')) : [],
  }
}

/** That a process has ended; nobody may have asked yet how. */
function expectEnded(pid) {
  const status = existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : 'State: Z'
  expect(status).toMatch(/^State:\s+Z/m)
}

const good = `import { test } from 'vitest'\ntest('is good', () => {})\n`
/** True the first time that it is asked for a word. */
const once = `
  import { existsSync, writeFileSync } from 'node:fs'
  const isFirst = (word) => {
    const file = FOLDER + '/' + word
    if (existsSync(file)) return false
    writeFileSync(file, '')
    return true
  }
`

test('what passes passes once', async () => {
  const { code, last, named, stdout } = await runThrowaway({ 'good.test.mjs': good })
  expect({ code, last, named }).toEqual({ code: 0, last: 'tests: 1 passed, 0 failed, 0 skipped', named: [] })
  expect(stdout).not.toContain('once more')
})

test('a test that always fails fails twice, and is named', async () => {
  const { code, last, named, unsteady } = await runThrowaway({
    'good.test.mjs': good,
    'bad.test.mjs': `import { expect, test } from 'vitest'
      test('fails (always)', () => expect(1).toBe(2))
      test('beside it', () => {})`,
  })
  expect({ code, last, unsteady }).toEqual({ code: 1, last: 'tests: 2 passed, 1 failed, 0 skipped', unsteady: [] })
  expect(named).toEqual([expect.stringMatching(/^✗ .*bad\.test\.mjs: fails \(always\)$/)])
})

const sometimes = `import { describe, expect, test } from 'vitest'
  ${once}
  describe('a [group]', () => {
    test('fails at first, 1 + 1 = $2', () => expect(isFirst('a')).toBe(false))
    test('fails at first', () => expect(isFirst('b')).toBe(false))
    test('is good', () => {})
  })`

test('a test that fails at first only is unsteady: it counts as passed, and both outputs are kept', async () => {
  const { code, last, named, unsteady } = await runThrowaway({ 'sometimes.test.mjs': sometimes })
  expect({ code, last }).toEqual({ code: 0, last: 'tests: 3 passed, 0 failed, 0 skipped' })
  expect(named).toEqual([
    expect.stringMatching(/^\? unsteady.*: a \[group\] fails at first, 1 \+ 1 = \$2$/),
    expect.stringMatching(/^\? unsteady.*: a \[group\] fails at first$/),
  ])
  expect(unsteady).toMatchObject([
    { part: 'throwaway', first: expect.stringContaining('expected true'), second: expect.stringContaining('2 passed') },
    { part: 'throwaway' },
  ])
})

test('--once leaves out the second try', async () => {
  const { code, last } = await runThrowaway({ 'sometimes.test.mjs': sometimes }, { flags: ['--once'] })
  expect({ code, last }).toEqual({ code: 1, last: 'tests: 1 passed, 2 failed, 0 skipped' })
})

test('more than twenty that fail are no chance', async () => {
  const { code, last, unsteady } = await runThrowaway({
    'many.test.mjs': `import { expect, test } from 'vitest'
      ${once}
      test.each(Array.from({ length: 21 }, (_, i) => i))('%i', (i) => expect(isFirst(i)).toBe(false))`,
  })
  expect({ code, last, unsteady }).toEqual({ code: 1, last: 'tests: 0 passed, 21 failed, 0 skipped', unsteady: [] })
})

test('a file that fails before its first test is tried again as a whole', async () => {
  const file = `import { beforeAll, test } from 'vitest'
    ${once}
    beforeAll(() => { if (isFirst('a')) throw new Error('not yet') })
    test('one', () => {})
    test('two', () => {})`
  const { code, last, unsteady } = await runThrowaway({ 'late.test.mjs': file })
  expect({ code, last }).toEqual({ code: 0, last: 'tests: 2 passed, 0 failed, 0 skipped' })
  expect(unsteady).toMatchObject([
    { name: expect.stringMatching(/late\.test\.mjs$/), first: expect.stringContaining('not yet') },
  ])
  const always = file.replace("if (isFirst('a'))", '')
  expect(await runThrowaway({ 'late.test.mjs': always })).toMatchObject({ code: 1, unsteady: [] })
})

const hangs = `import { test } from 'vitest'
  test('never ends', () => { for (;;) {} })`

test('a test that hangs is ended with its part, named, and not tried again', async () => {
  const options = `{ limit: () => {
    const over = new AbortController()
    const file = folder + '/reports/running/throwaway'
    const timer = setInterval(() => {
      if (existsSync(file) && readFileSync(file, 'utf8').includes('hang.test.mjs')) over.abort()
    }, 50)
    timer.unref()
    over.signal.addEventListener('abort', () => clearInterval(timer))
    return over.signal
  } }`
  const { code, last, named, stdout } = await runThrowaway({ 'hang.test.mjs': hangs }, { options })
  expect({ code, last }).toEqual({ code: 1, last: 'tests: 0 passed, 1 failed, 0 skipped' })
  expect(named).toEqual([expect.stringMatching(/^✗ throwaway: vitest run/)])
  expect(stdout).toMatch(/did not end within 75 minutes; what ran: hang\.test\.mjs/)
  expect(stdout).not.toContain('once more')
})

const kills = (when) => `import { test } from 'vitest'
  ${once}
  test('kills', () => { if (${when}) process.kill(process.ppid, 'SIGKILL') })`

test('a test that kills its runner fails the part, which is tried again', async () => {
  const config = vitestConfig.replace('{ include', "{ pool: 'forks', include")
  const always = await runThrowaway({ 'kill.test.mjs': kills('true'), 'vitest.config.mjs': config })
  expect(always).toMatchObject({ code: 1, last: 'tests: 0 passed, 1 failed, 0 skipped', unsteady: [] })
  expect(always.named).toEqual([expect.stringMatching(/^✗ throwaway: vitest run/)])
  const first = await runThrowaway({ 'kill.test.mjs': kills("isFirst('a')"), 'vitest.config.mjs': config })
  expect(first).toMatchObject({
    code: 0,
    last: 'tests: 1 passed, 0 failed, 0 skipped',
    unsteady: [{ part: 'throwaway' }],
  })
})

test('a part without a report has failed, and so has a program by its exit code, which has no second try', async () => {
  const parts = `{
    silent: { ...byVitest(folder), first: (report) => [{ command: ['node', '-e', ''], report }] },
    lint: byExitCode(['node', '-e', ''], ['node', '-e', 'process.exit(3)']),
  }`
  const { code, last, named, stdout } = await runThrowaway({}, { parts, options: '{ lanes: 1 }' })
  expect({ code, last }).toEqual({ code: 1, last: 'tests: 1 passed, 2 failed, 0 skipped' })
  expect(named).toEqual(['✗ silent', '✗ lint: node -e process.exit(3)'])
  expect(stdout).toContain('There is no report.')
  expect(stdout).not.toContain('lint, what failed once more')
})

/** Passes once somebody has written the file of that name, and has written its own. */
const meets = (own, other) => `import { existsSync, writeFileSync } from 'node:fs'
  import { expect, test } from 'vitest'
  test('meets', () => {
    writeFileSync(FOLDER + '/${own}', '')
    return expect.poll(() => existsSync(FOLDER + '/${other}'), { timeout: 300_000 }).toBe(true)
  })`
const only = (name) => `{ ...byVitest(folder), first: (report) => byVitest(folder).first(report).map(
  (run) => ({ ...run, command: [...run.command, '${name}'] })) }`

test('parts run beside each other', async () => {
  const files = { 'one.test.mjs': meets('one', 'two'), 'two.test.mjs': meets('two', 'one') }
  const parts = `{ one: ${only('one')}, two: ${only('two')} }`
  const { code, last, stdout } = await runThrowaway(files, { parts, options: '{ lanes: 2 }' })
  expect({ code, last }).toEqual({ code: 0, last: 'tests: 2 passed, 0 failed, 0 skipped' })
  expect(stdout).toMatch(/^one .*1 passed/m)
})

const begun = ({ stdout }) => [...stdout.matchAll(/^── (\w+) ──$/gm)].map(([, name]) => name)

test('what took longest the last time begins first', async () => {
  const parts = `{ short: byExitCode(['node', '-e', '']), long: byExitCode(['node', '-e', '']) }`
  const before = { 'reports-before.json': JSON.stringify({ short: 1, long: 2 }) }
  expect(begun(await runThrowaway({}, { parts, options: '{ lanes: 1 }' }))).toEqual(['short', 'long'])
  const options = `{ lanes: 1, durationsFile: folder + '/reports-before.json' }`
  expect(begun(await runThrowaway(before, { parts, options }))).toEqual(['long', 'short'])
})

test('--changed leaves the tests that a change reaches, and what runs as a whole', async () => {
  const parts = `{ throwaway: byVitest(folder), lint: byExitCode(['node', '-e', '']) }`
  const { code, last, stdout } = await runThrowaway({ 'good.test.mjs': good }, { parts, flags: ['--changed=HEAD'] })
  expect({ code, last }).toEqual({ code: 0, last: 'tests: 1 passed, 0 failed, 0 skipped' })
  expect(stdout).toContain('throwaway: 0 passed')
})

test('a part that cannot have what it needs has failed by name, and the others run', async () => {
  const need = `async () => { throw new Error('There is no Chromium.') }`
  const parts = `{ e2e: { ...byVitest(folder), needs: [${need}] }, lint: byExitCode(['node', '-e', '']) }`
  const { code, last, named, stdout } = await runThrowaway({ 'good.test.mjs': good }, { parts })
  expect({ code, last, named }).toEqual({ code: 1, last: 'tests: 1 passed, 1 failed, 0 skipped', named: ['✗ e2e'] })
  expect(stdout).toContain('There is no Chromium.')
})

async function interruptOnceRunning(child, folder) {
  await expect.poll(() => existsSync(join(folder, 'pid')), { timeout: 300_000 }).toBe(true)
  child.kill('SIGINT')
}

test('Ctrl-C ends what runs, counts it as failed, and begins nothing more', async () => {
  const parts = `{ ...${onlyVitest}, later: byExitCode(['node', '-e', '']) }`
  const file = `import { writeFileSync } from 'node:fs'
    import { test } from 'vitest'
    test('waits', () => { writeFileSync(FOLDER + '/pid', String(process.pid)); return new Promise(() => {}) })`
  const { code, last, named, stdout, folder } = await runThrowaway(
    { 'wait.test.mjs': file },
    { parts, options: '{ lanes: 1 }', meanwhile: interruptOnceRunning },
  )
  expect({ code, last }).toEqual({ code: 1, last: 'tests: 0 passed, 2 failed, 0 skipped' })
  expect(named).toEqual([expect.stringMatching(/^✗ throwaway/), '✗ later'])
  expect(stdout).not.toContain('once more')
  expectEnded(readFileSync(join(folder, 'pid'), 'utf8'))
})

test('a disk that takes no report is said so, and is no success', async () => {
  const options = `{ reports: '/dev/null/reports' }`
  const { code, last, stdout } = await runThrowaway({ 'good.test.mjs': good }, { options })
  expect({ code, last }).toEqual({ code: 1, last: 'tests: 0 passed, 1 failed, 0 skipped' })
  expect(stdout).toContain('/dev/null/reports')
})

test('what a part leaves behind is ended, and named', async () => {
  const leaves = `import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    import { test } from 'vitest'
    test('leaves', () => {
      const child = spawn('sleep', ['1000000'], { detached: true, stdio: 'ignore' })
      child.unref()
      writeFileSync(FOLDER + '/pid', String(child.pid))
    })`
  const { code, folder, stdout } = await runThrowaway({ 'leave.test.mjs': leaves })
  const pid = readFileSync(join(folder, 'pid'), 'utf8')
  expect(code).toBe(0)
  expect(stdout).toContain(`left behind and ended: sleep (${pid})`)
  expectEnded(pid)
})
