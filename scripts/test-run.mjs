import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { keepDurations, longestFirst } from './durations.mjs'
import { endMarked, MARK } from './marked-processes.mjs'
import { readResults } from './report.mjs'
import { RUNNING_FILE, runningTests } from './running/note.mjs'

/** More than this many that fail are no chance: they are not tried again. */
const mostUnsteady = 20

const LAST_LINES = 30

const signalAfter = (minutes) => AbortSignal.timeout(minutes * 60_000)

/**
 * Runs tests, some parts beside each other, with a second try for what failed: once more, alone, behind everything else.
 * What passes then is unsteady: it counts as passed and is named. A part is `runners.mjs`'s, with what it `needs`
 * (functions that make it ready). The parts that took longest the last time begin first, in as many `lanes`.
 *
 * Parts and the run end after so many minutes of `limits`; what runs then has failed, and is named.
 *
 * @param parts name and part, in the order in which they begin while nothing is known of how long they take
 * @param isWhole whether each part runs all of its tests: how long that takes is kept
 * @param reports the folder of reports; `unsteady.json` in it names what was unsteady, with both outputs
 * @returns counts `{passed, failed, skipped}`, `failures` and `unsteady`
 */
export async function testRun(
  parts,
  {
    root,
    reports,
    isWhole = true,
    isOnce = false,
    lanes = 1,
    stop,
    durationsFile = join(reports, 'durations.json'),
    limits = { part: 60, run: 75 },
    limit = signalAfter,
    say = console.log,
  },
) {
  const again = join(reports, 'again')
  const running = join(reports, 'running')
  for (const folder of [again, running]) mkdirSync(folder, { recursive: true })
  const runOver = limit(limits.run)
  const durations = {}
  const results = new Map()
  const made = new Map()
  const isStopped = () => stop?.aborted || runOver.aborted

  /** Runs commands one after the other; answers what each came to, and the last of what they said. */
  async function runAll(name, runs, label) {
    const noted = join(running, name)
    const mark = `${process.pid}-${name}`
    const over = AbortSignal.any([limit(limits.part), runOver])
    const ended = []
    for (const run of runs) {
      const said = []
      const onLine = (line) => {
        said.push(line)
        if (said.length > LAST_LINES) said.shift()
        say(label === undefined ? line : `${label} ${line}`)
      }
      rmSync(noted, { force: true })
      if (run.report) rmSync(run.report, { force: true })
      const [command, ...args] = [...run.command, ...(run.more ?? [])]
      const env = { ...process.env, ...run.env, [MARK]: mark, [RUNNING_FILE]: noted }
      // It writes through us, so that it cannot see that somebody watches.
      if (process.stdout.isTTY) env.FORCE_COLOR ??= '1'
      let fault
      let hasHung = false
      try {
        const code = await runChild(command, args, { cwd: root, env, onLine, signal: over })
        if (code !== 0) fault = `ended with ${code}`
      } catch (error) {
        hasHung = over.aborted
        fault = hasHung ? hangOf(runningTests(noted), runOver.aborted ? limits.run : limits.part) : error.message
      }
      const left = await endMarked(mark, over.aborted || stop?.aborted ? 0 : 5000)
      if (left.length > 0)
        say(
          `── ${name}: left behind and ended: ${left.map(({ name: program, pid }) => `${program} (${pid})`).join(', ')}`,
        )
      ended.push({ run, fault, hasHung, said })
      if (over.aborted || isStopped()) break
    }
    return ended
  }

  async function runPart(name, label) {
    const part = parts[name]
    const start = Date.now()
    say(`\n── ${name} ──`)
    const report = join(reports, `${name}.json`)
    const runs = part.first(report)
    const result = resultOf(name, part, await runAll(name, runs, label), runs.length)
    results.set(name, result)
    const seconds = (Date.now() - start) / 1000
    if (isWhole) durations[name] = seconds
    say(`── ${name}: ${inWords(result)} in ${seconds.toFixed(1)} s`)
  }

  /** Whether a part has all that it needs; what several parts need is made ready once. */
  async function isReady(name) {
    try {
      for (const need of parts[name].needs ?? []) {
        if (!made.has(need)) made.set(need, need())
        await made.get(need)
      }
      return true
    } catch (error) {
      say(`── ${name}: ${error.message}`)
      results.set(name, notRun(name, error.message))
      return false
    }
  }

  const names = Object.keys(parts)
  const queue = longestFirst(names, durationsFile)
  const isLabelled = Math.min(lanes, names.length) > 1
  async function runLane() {
    while (queue.length > 0 && !isStopped()) {
      const name = queue.shift()
      if (await isReady(name)) await runPart(name, isLabelled ? name : undefined)
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  keepDurations(durations, durationsFile)
  for (const name of names)
    if (!results.has(name)) results.set(name, notRun(name, 'It had not begun when the run ended.'))

  const unsteady = []
  const failuresOf = () => [...results].flatMap(([part, { failures }]) => failures.map((one) => ({ part, ...one })))
  const isTriedAgain = !isOnce && failuresOf().length <= mostUnsteady

  async function tryAgain(name) {
    const part = parts[name]
    const result = results.get(name)
    const whole = result.failures.filter(({ isPart }) => isPart)
    const named = result.failures.filter(({ file, title }) => file !== undefined || title !== undefined)
    const reportOf = (at) => join(again, `${name}-${at}.json`)
    const runs = [
      ...(whole.length > 0 ? part.first(reportOf('whole')).map((run) => ({ ...run, failures: whole })) : []),
      ...(named.length > 0 ? part.again(named, reportOf) : []),
    ]
    if (runs.length === 0) return
    say(`\n── ${name}, what failed once more ──`)
    for (const { run, fault, said } of await runAll(name, runs, undefined)) {
      const second = readResults(part.format, run.report)
      for (const failure of run.failures) {
        if (!hasPassed(failure, second, fault)) continue
        unsteady.push({ part: name, name: failure.name, first: failure.message, second: said.join('\n') })
        result.failures.splice(result.failures.indexOf(failure), 1)
        result.failed -= 1
        result.passed = failure.isPart ? Math.max(result.passed, second.passed) : result.passed + (failure.skipped ?? 1)
        result.skipped -= failure.skipped ?? 0
      }
    }
  }
  if (isTriedAgain)
    for (const name of names)
      if (!isStopped() && parts[name].again && results.get(name).failures.length > 0) await tryAgain(name)

  const file = join(reports, 'unsteady.json')
  rmSync(file, { force: true })
  if (unsteady.length > 0) writeFileSync(file, `${JSON.stringify(unsteady, undefined, 2)}\n`)
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const result of results.values()) for (const key of Object.keys(counts)) counts[key] += result[key]
  return { counts, failures: failuresOf(), unsteady }
}

/** A part that fails without naming a failed test, or ends without a report, has failed once all the same. */
function resultOf(name, part, ended, wanted) {
  const fallen = ended.filter(({ fault }) => fault !== undefined)
  const asWhole = fallen.map(({ run, fault, said, hasHung }) => ({
    name: `${name}: ${run.command.join(' ')}`,
    message: `${fault}\n${said.slice(-5).join('\n')}`,
    isPart: !hasHung,
  }))
  if (!part.format) {
    const passed = ended.length - fallen.length
    return { passed, failed: wanted - passed, skipped: 0, failures: asWhole }
  }
  const results = readResults(part.format, ended[0]?.run.report ?? '')
  if (results === undefined) {
    const failures = asWhole.length > 0 ? asWhole : [{ name, message: 'There is no report.', isPart: true }]
    return { passed: 0, failed: failures.length, skipped: 0, failures }
  }
  const { passed, skipped, failed, failures } = results
  return {
    passed,
    skipped,
    failed: Math.max(failed, fallen.length),
    failures: failures.length > 0 ? failures : asWhole,
  }
}

const notRun = (name, message) => ({ passed: 0, failed: 1, skipped: 0, failures: [{ name, message }] })

const hangOf = (running, minutes) =>
  `did not end within ${minutes} minutes` + (running.length > 0 ? `; what ran: ${running.slice(-5).join(' | ')}` : '')

/** A file that failed as a whole has passed when all of it has; a part without a report when it ends well. */
function hasPassed({ name, file, title, isPart }, second, fault) {
  if (second === undefined) return false
  if (isPart || (file !== undefined && title === undefined)) return fault === undefined && second.passed > 0
  return second.passedNames.includes(name)
}

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`
