import { CommanderError } from 'commander'
import { createConsole } from './console/console.ts'
import { languageOf } from './copy/language-of.ts'
import { exitCodes } from './exit-codes.ts'
import { createProgram } from './program.ts'

const argv = process.argv.slice(2)
const language = languageOf(argv, process.env)

try {
  const program = createProgram(language)
  if (argv.length === 0) program.outputHelp()
  else await program.parseAsync(argv, { from: 'user' })
} catch (error) {
  const helped = error instanceof CommanderError && (error.exitCode === 0 || error.code === 'commander.help')
  if (helped) process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
  else {
    const { reportError } = await import('./errors/report-error.ts')
    const options = { json: argv.includes('--json'), quiet: false }
    process.exitCode = reportError(createConsole(language, options), error)
  }
}
