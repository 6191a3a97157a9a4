import type { Language } from '@icss/core/copy/language.ts'
import { createConsole } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { withFields } from './answer-fields.ts'
import type { Command, Entry } from './command.ts'
import { withVersion } from './format-version.ts'
import { parseInput } from './parse-input.ts'

/** Parses the words behind a command and runs it; answers its exit code. */
export async function runCommand(
  entries: readonly Entry[],
  command: Command,
  words: readonly string[],
  language: Language,
): Promise<ExitCode> {
  const { input, global } = parseInput(command, words, language)
  const console = createConsole(language, global)
  const fields = typeof global.json === 'string' ? global.json.split(',') : undefined
  const documentOf = (answer: unknown) => {
    if (command.isServersOwn || command.answer._zod.def.type === 'record') return answer
    return withVersion(fields ? withFields(answer as Readonly<Record<string, unknown>>, fields) : answer)
  }
  if (global.jq === undefined)
    return command.run({ ...console, printJson: (answer) => console.printJson(documentOf(answer)) }, input, entries)
  const { compiledJq } = await import('../console/jq.ts')
  // A slip is told before anything is changed.
  const jq = await compiledJq(global.jq)
  const answers: unknown[] = []
  const exitCode = await command.run({ ...console, printJson: (answer) => answers.push(answer) }, input, entries)
  for (const answer of answers) {
    const made = jq.of(documentOf(answer), { isPretty: console.width !== undefined })
    if (made !== '') console.print(made)
  }
  return exitCode
}
