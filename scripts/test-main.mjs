import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { giveUp, makeReady, root } from './ready.mjs'
import { testRun } from './test-run.mjs'

const LINES_OF_A_FAILURE = 12

const lanes = availableParallelism()

/** Runs what the command line chooses of the parts, tells what came of it, and sets the exit code. */
export async function testMain(all, options = {}) {
  const args = process.argv.slice(2)
  const firstFlag = args.findIndex((word) => word.startsWith('-'))
  const names = firstFlag < 0 ? args : args.slice(0, firstFlag)
  const flags = firstFlag < 0 ? [] : args.slice(firstFlag)
  const unknown = names.filter((name) => !(name in all))
  if (unknown.length > 0) giveUp(`No part called ${unknown.join(', ')}. The parts: ${Object.keys(all).join(', ')}`)
  const chosen = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name))
  const { since, words } = readFlags(flags)
  const isWhole = since === undefined && words.length === 0
  // A choice among the tests of a part may leave a piece of it without any.
  const parts = isWhole
    ? chosen.flatMap(inPieces)
    : chosen.map(([name, part]) => [name, withWords(part, [...wordsFor(part, since), ...words])])

  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())
  let counts = { passed: 0, failed: 1, skipped: 0 }
  try {
    await makeReady()
    const result = await testRun(Object.fromEntries(parts), {
      root,
      reports: join(root, 'reports'),
      isWhole,
      isOnce: flags.includes('--once'),
      lanes,
      stop: stop.signal,
      ...options,
    })
    ;({ counts } = result)
    tell(result)
  } catch (error) {
    console.error(error.stack)
  }
  process.exitCode = stop.signal.aborted || counts.failed > 0 || counts.passed === 0 ? 1 : 0
  console.log(`\ntests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
}

function readFlags(flags) {
  const changed = flags.find((flag) => /^--changed(?:=|$)/.test(flag))
  return {
    since: changed && (changed.split('=')[1] ?? 'main'),
    words: flags.filter((flag) => flag !== '--once' && flag !== changed),
  }
}

/** What leaves the tests of a part that a change reaches; programs that pass or fail as a whole run all the same. */
const wordsFor = (part, since) => (since === undefined ? [] : (part.changed?.(since) ?? []))

/** A part whose first run has more words; programs without a report take none. */
const withWords = (part, words) =>
  part.format
    ? { ...part, first: (report) => part.first(report).map((run) => ({ ...run, command: [...run.command, ...words] })) }
    : part

/** A part whose tests can be dealt out to several runs, as those. */
function inPieces([name, part]) {
  if (part.pieces === undefined) return [[name, part]]
  return part.pieces.map((piece, at) => [`${name}-${at + 1}`, { ...part, ...piece }])
}

/** What failed and what was unsteady, once more at the end, where whoever reads only the last screen finds it. */
function tell({ failures, unsteady }) {
  for (const failure of failures) tellOne('✗', failure)
  for (const { name, first } of unsteady)
    tellOne('? unsteady, passed alone at the second try:', { name, message: first })
  if (unsteady.length > 0) console.log(`\nunsteady: ${unsteady.length}; reports/unsteady.json has both outputs of each`)
}

function tellOne(sign, { name, message }) {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const shown = lines.slice(0, LINES_OF_A_FAILURE).map((line) => `  ${line.slice(0, 300)}`)
  console.log(`\n${sign} ${name.replace(`${root}/`, '')}\n${shown.join('\n')}`)
}
