import type { Console } from '../console/console.ts'
import { ownCommand } from '../console/own-command.ts'
import type { Input, TakeSpec, Takes } from './takes.ts'
import { flagOf, isArgument } from './option-names.ts'

function wordsOf(name: string, spec: TakeSpec, given: unknown): string[] {
  if (Array.isArray(given)) return given.flatMap((one: unknown) => wordsOf(name, spec, one))
  if (given === undefined || given === false || ('default' in spec && given === spec.default)) return []
  if (isArgument(spec)) return [String(given)]
  return given === true ? [flagOf(name)] : [flagOf(name), String(given)]
}

/** The command that a person gave, to be run once more as it is printed. */
export const sameCommand = <T extends Takes>(
  console: Pick<Console, 'context'>,
  path: string,
  takes: T,
  input: Input<T>,
): string =>
  ownCommand(
    console,
    ...path.split(' '),
    ...Object.entries(takes).flatMap(([name, spec]) => wordsOf(name, spec, (input as Record<string, unknown>)[name])),
  )
