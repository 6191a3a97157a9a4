import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Topic } from '../help-topics/topic.ts'
import { topics } from '../help-topics/topics.ts'
import { type Command, type Entry, type Group, isGroup, wordsFor } from './command.ts'
import { commandIn, commandOf, namesIn } from './commands-of.ts'
import { globalTakes } from './global-takes.ts'
import { nearestName } from './nearest-name.ts'
import { flagOf, optionsOf } from './option-names.ts'

/** What the words of a command line name; `rest` are the words that do not. */
export type Found =
  | { readonly kind: 'program'; readonly rest: readonly string[] }
  | { readonly kind: 'topic'; readonly topic: Topic; readonly rest: readonly string[] }
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

/** What `icss help` is asked about: a topic, else what stands in `words` as if it were asked for its help. */
async function findHelp(entries: readonly Entry[], words: readonly string[], from: number): Promise<Found> {
  const asked = words[nextWord(words, from)]
  const topic = topics.find(({ name }) => name === asked)
  if (topic) return { kind: 'topic', topic, rest: words }
  const known = entries.flatMap(wordsFor)
  const names = [...known, ...topics.map(({ name }) => name)]
  if (asked === undefined || asked === 'help' || known.includes(asked))
    return findCommand(entries, ['--help', ...words])
  const nearest = nearestName(asked, names)
  throw new CliError(nearest ? 'unknownTopicNear' : 'unknownTopic', exitCodes.usage, {
    name: asked,
    nearest: nearest ?? '',
  })
}

/** Finds the command that `argv` names; options of every command may stand anywhere. Throws `unknownCommand`. */
export async function findCommand(entries: readonly Entry[], argv: readonly string[]): Promise<Found> {
  const first = nextWord(argv, 0)
  const name = argv[first]
  if (name === undefined) return { kind: 'program', rest: argv }
  const rest = argv.toSpliced(first, 1)
  if (name === 'help') return findHelp(entries, rest, first)
  const entry = entries.find((one) => wordsFor(one).includes(name))
  if (!entry) {
    const topic = topics.find((one) => one.name === name)
    if (topic) throw new CliError('unknownCommandNear', exitCodes.usage, { name, nearest: `icss help ${name}` })
    throw unknown(name, [...entries.flatMap(wordsFor), 'help'])
  }
  if (!isGroup(entry)) return { kind: 'command', path: name, command: await commandOf(entry), rest }
  const second = nextWord(rest, first)
  const word = rest[second]
  if (word === undefined) return { kind: 'group', group: entry, rest }
  const command = await commandIn(entry, word)
  if (!command) throw unknown(word, await namesIn(entry))
  return { kind: 'command', path: `${entry.name} ${word}`, command, rest: rest.toSpliced(second, 1) }
}
