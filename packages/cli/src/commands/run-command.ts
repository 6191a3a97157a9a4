import type { Language } from '@icss/core/copy/language.ts'
import { createConsole } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { Command, Entry } from './command.ts'
import { parseInput } from './parse-input.ts'

/** Parses the words behind a command and runs it; answers its exit code. */
export async function runCommand(
  entries: readonly Entry[],
  command: Command,
  words: readonly string[],
  language: Language,
): Promise<ExitCode> {
  const { input, global } = parseInput(command, words, language)
  return command.run(createConsole(language, global), input, entries)
}
