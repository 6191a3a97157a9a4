import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { giveUp, makeReady, root } from './ready.mjs'
import { testRun } from './test-run.mjs'

const LINES_OF_A_FAILURE = 12

/** Runs what the command line chooses of the parts, tells what came of it, and sets the exit code. */
export async function testMain(all, options = {}) {
  const args = process.argv.slice(2)
  const firstFlag = args.findIndex((word) => word.startsWith('-'))
  const names = firstFlag < 0 ? args : args.slice(0, firstFlag)
  const flags = firstFlag < 0 ? [] : args.slice(firstFlag)
  const unknown = names.filter((name) => !(name in all))
  if (unknown.length > 0) giveUp(`No part called ${unknown.join(', ')}. The parts: ${Object.keys(all).join(', ')}`)
  const parts = Object.fromEntries(Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name)))

  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())
  let counts = { passed: 0, failed: 1, skipped: 0 }
  try {
    await makeReady()
    const result = await testRun(parts, {
      root,
      reports: join(root, 'reports'),
      flags: flags.filter((flag) => flag !== '--once'),
      isOnce: flags.includes('--once'),
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
