import { CommanderError } from 'commander'
import { createConsole } from './console/console.ts'
import { languageOf } from './copy/language-of.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { createProgram } from './program.ts'

async function main(argv: readonly string[]): Promise<ExitCode | undefined> {
  const language = languageOf(argv, process.env)
  try {
    const program = createProgram(language)
    if (argv.length === 0) program.outputHelp()
    else await program.parseAsync(argv, { from: 'user' })
    return undefined
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok
    // A group without a command has shown its help.
    if (error instanceof CommanderError && error.code === 'commander.help') return exitCodes.usage
    const { reportError } = await import('./errors/report-error.ts')
    return reportError(createConsole(language, { json: argv.includes('--json') }), error)
  }
}

async function run(): Promise<void> {
  const code = await main(process.argv.slice(2))
  if (code !== undefined) process.exitCode = code
}

// Not awaited: the parts that commands load import from this bundle, and would wait for it to end.
void run()
