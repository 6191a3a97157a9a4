import type { Language } from '@icss/core/copy/language.ts'
import { type Entry, isGroup, wordsFor } from '../commands/command.ts'
import { commandsOf } from '../commands/commands-of.ts'
import { globalTakes } from '../commands/global-takes.ts'
import { firstSentence } from '../commands/help-text.ts'
import { helpWords } from '../commands/help.words.ts'
import { topics } from '../help-topics/topics.ts'
import { argumentsOf, flagOf, optionsOf } from '../commands/option-names.ts'
import type { Suggestion, TakeSpec, Takes } from '../commands/takes.ts'

/** What can stand in one place: fixed words, or what a shell finds. */
export interface Offer {
  readonly choices: readonly string[]
  readonly suggest: Suggestion | undefined
}

/** One place of the command line: what may stand behind `path`. */
export interface Node {
  /** Words behind `icss`, with spaces between; '' for the program itself. */
  readonly path: string
  readonly commands: readonly { readonly name: string; readonly text: string }[]
  readonly options: readonly {
    readonly flag: string
    readonly short: string | undefined
    readonly text: string
    /** Undefined for a flag without a value. */
    readonly value: Offer | undefined
  }[]
  /** Of the first argument; undefined where none follows. */
  readonly argument: Offer | undefined
}

const offerOf = (spec: TakeSpec): Offer => ({
  choices: 'choices' in spec ? (spec.choices ?? []) : [],
  suggest: spec.suggest,
})

const optionNodes = (takes: Takes, language: Language): Node['options'] =>
  optionsOf(takes).map(([name, spec]) => ({
    flag: flagOf(name),
    short: spec.short,
    text: spec.text[language],
    value: 'value' in spec && !('bare' in spec) ? offerOf(spec) : undefined,
  }))

/** A path behind each of the words that name its entry. */
const pathsOf = (entry: Entry, path: string): readonly string[] =>
  wordsFor(entry).map((word) => word + path.slice(entry.name.length))

/** Every place of the command line, from the commands themselves. */
export async function nodesOf(entries: readonly Entry[], language: Language): Promise<readonly Node[]> {
  const everywhere = [
    ...optionNodes(globalTakes, language),
    { flag: '--help', short: 'h', text: helpWords.helpOption[language], value: undefined },
  ]
  const told = (name: string, { summary }: Pick<Entry, 'summary'>) => ({
    name,
    text: firstSentence(summary[language]),
  })
  const loaded = await Promise.all(entries.map(async (entry) => ({ entry, commands: await commandsOf(entry) })))
  const groups = loaded
    .filter(({ entry }) => isGroup(entry))
    .flatMap(({ entry, commands }) =>
      wordsFor(entry).map((path) => ({
        path,
        commands: commands.map((one) => told(one.path.slice(entry.name.length + 1), one.command)),
        options: everywhere,
        argument: undefined,
      })),
    )
  const commands = loaded
    .flatMap(({ entry, commands: own }) =>
      own.flatMap(({ path, command }) => pathsOf(entry, path).map((each) => ({ path: each, command }))),
    )
    .map(({ path, command: { takes } }): Node => {
      const [first] = argumentsOf(takes)
      return {
        path,
        commands: [],
        options: [...optionNodes(takes, language), ...everywhere],
        argument: first && offerOf(first[1]),
      }
    })
  const help: Node = {
    path: 'help',
    commands: [],
    options: [],
    argument: { choices: [...entries.flatMap(wordsFor), ...topics.map(({ name }) => name)], suggest: undefined },
  }
  const program: Node = {
    path: '',
    commands: [
      ...entries.flatMap((entry) => wordsFor(entry).map((word) => told(word, entry))),
      { name: 'help', text: helpWords.helpCommand[language] },
    ],
    options: [
      ...everywhere,
      { flag: '--version', short: 'V', text: helpWords.versionOption[language], value: undefined },
    ],
    argument: undefined,
  }
  return [program, ...groups, ...commands, help]
}
