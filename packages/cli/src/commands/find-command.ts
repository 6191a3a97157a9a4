import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { type Command, type Entry, type Group, isGroup } from './command.ts'
import { commandIn, commandOf, namesIn } from './commands-of.ts'
import { globalTakes } from './global-takes.ts'
import { nearestName } from './nearest-name.ts'
import { flagOf, optionsOf } from './option-names.ts'

/** What the words of a command line name; `rest` are the words that do not. */
export type Found =
  | { readonly kind: 'program'; readonly rest: readonly string[] }
  | { readonly kind: 'group'; readonly group: Group; readonly rest: readonly string[] }
  | { readonly kind: 'command'; readonly path: string; readonly command: Command; readonly rest: readonly string[] }

const withValue = new Set(
  optionsOf(globalTakes).flatMap(([name, spec]) => ('value' in spec && !('bare' in spec) ? [flagOf(name)] : [])),
)

/** Where the next word stands that is no option and no value of an option of every command. */
function nextWord(words: readonly string[], from: number): number {
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === '--') return -1
    if (!word.startsWith('-') || word === '-') return at
    if (withValue.has(word)) at += 1
  }
  return -1
}

const unknown = (name: string, names: readonly string[]): CliError => {
  const nearest = nearestName(name, names)
  return new CliError(nearest ? 'unknownCommandNear' : 'unknownCommand', exitCodes.usage, {
    name,
    nearest: nearest ?? '',
  })
}

/** Finds the command that `argv` names; options of every command may stand anywhere. Throws `unknownCommand`. */
export async function findCommand(entries: readonly Entry[], argv: readonly string[]): Promise<Found> {
  const first = nextWord(argv, 0)
  const name = argv[first]
  if (name === undefined) return { kind: 'program', rest: argv }
  const entry = entries.find((one) => one.name === name)
  if (!entry) throw unknown(name, [...entries.map((one) => one.name), 'help'])
  const rest = argv.toSpliced(first, 1)
  if (!isGroup(entry)) return { kind: 'command', path: name, command: await commandOf(entry), rest }
  const second = nextWord(rest, first)
  const word = rest[second]
  if (word === undefined) return { kind: 'group', group: entry, rest }
  const command = await commandIn(entry, word)
  if (!command) throw unknown(word, await namesIn(entry))
  return { kind: 'command', path: `${name} ${word}`, command, rest: rest.toSpliced(second, 1) }
}
