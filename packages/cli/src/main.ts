import type { Language } from '@icss/core/copy/language.ts'
import { version } from '../package.json'
import { entries } from './commands/entries.ts'
import { type Found, findCommand } from './commands/find-command.ts'
import { helpOf } from './commands/show-help.ts'
import { writeHelp } from './commands/write-help.ts'
import { languageOf } from './copy/language-of.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'

const asksFor = (words: readonly string[], ...flags: string[]): boolean => {
  const end = words.indexOf('--')
  return (end < 0 ? words : words.slice(0, end)).some((word) => flags.includes(word))
}

async function answer(found: Found, language: Language): Promise<ExitCode> {
  const { kind, rest } = found
  if (kind === 'program' && asksFor(rest, '-V', '--version')) {
    writeHelp(`${version}\n`)
    return exitCodes.ok
  }
  if (kind === 'topic' || asksFor(rest, '-h', '--help')) {
    writeHelp(await helpOf(entries, found, language))
    return exitCodes.ok
  }
  if (kind === 'command') {
    const { runCommand } = await import('./commands/run-command.ts')
    return runCommand(entries, found.command, rest, language)
  }
  const { parseInput } = await import('./commands/parse-input.ts')
  const { global } = parseInput({ takes: {} }, rest, language)
  if (kind === 'program' && global.json === false) {
    writeHelp(await helpOf(entries, found, language))
    return exitCodes.ok
  }
  const { commandMissing } = await import('./commands/command-missing.ts')
  return commandMissing(entries, found, language, global)
}

async function main(argv: readonly string[]): Promise<ExitCode> {
  const language = languageOf(argv, process.env)
  try {
    return await answer(await findCommand(entries, argv), language)
  } catch (error) {
    const { reportError } = await import('./errors/report-error.ts')
    const { createConsole } = await import('./console/console.ts')
    return reportError(createConsole(language, { json: argv.some((word) => /^--json(?:=|$)/.test(word)) }), error)
  }
}

async function start(): Promise<void> {
  process.exitCode = await main(process.argv.slice(2))
}

// Not awaited: the parts that commands load import from this bundle, and would wait for it to end.
void start()
