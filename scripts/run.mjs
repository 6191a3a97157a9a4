// Runs a command with the repository's programs, on a Node that is new enough: `node scripts/run.mjs oxlint`.
import { runChild } from './child.mjs'
import { giveUp, makeReady, root } from './ready.mjs'

const [command, ...args] = process.argv.slice(2)
if (command === undefined) giveUp('Name a command to run: node scripts/run.mjs <command> [arguments]')
try {
  await makeReady()
  process.exitCode = await runChild(command, args, { cwd: root })
} catch (error) {
  giveUp(error)
}
