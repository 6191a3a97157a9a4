import type { Command } from '../src/commands/command.ts'
import { flagOf, isArgument } from '../src/commands/option-names.ts'
import type { TakeSpec } from '../src/commands/takes.ts'
import type { Person } from './icss.ts'

/** The id that made-up words name. */
export const someId = '019aa4e0-7b1c-7000-8000-000000000000'

/** The least words that a command can do with; `given` says them by name where made-up ones do not fit. */
export async function leastWords(
  one: Pick<Person, 'file'>,
  { takes }: Command,
  given: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const value = async (name: string, spec: TakeSpec): Promise<string> => {
    if (given[name] !== undefined) return given[name]
    if ('choices' in spec && spec.choices) return spec.choices[0] ?? ''
    if (spec.suggest === 'files') return one.file('x.csv', '企业名称\n')
    return /id$/i.test(name) ? someId : '1'
  }
  const words = await Promise.all(
    Object.entries(takes).map(async ([name, spec]) => {
      if (isArgument(spec))
        return spec.argument === 'optional' && given[name] === undefined ? [] : [await value(name, spec)]
      if (!('value' in spec)) return given[name] === undefined ? [] : [flagOf(name)]
      // With --json stdout is kept for the report.
      return 'required' in spec || name === 'output' || given[name] !== undefined
        ? [flagOf(name), await value(name, spec)]
        : []
    }),
  )
  return words.flat()
}
