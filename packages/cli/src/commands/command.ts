import type * as z from 'zod/mini'
import type { contract } from '@icss/core/contract/contract.ts'
import type { GuidedColumn } from '@icss/core/imports/column-guide.ts'
import type { Both } from '../copy/both.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode, exitCodes } from '../exit-codes.ts'
import type { Noun } from '../nouns/noun.ts'
import type { Input, Takes } from './takes.ts'

type ContractType = typeof contract
/** The name of an endpoint of the contract: `companies.list`. */
export type EndpointName = {
  [Group in keyof ContractType & string]: `${Group}.${keyof ContractType[Group] & string}`
}[keyof ContractType & string]

/**
 * A command: what it takes and says, and what it runs. Help, completions, docs/cli.md and the test of manners derive
 * from it.
 */
export interface Command<T extends Takes = Takes, Answer extends z.ZodMiniType = z.ZodMiniType> {
  /** What it does. The first sentence stands in lists of commands. */
  readonly summary: Both
  readonly takes: T
  readonly examples: { readonly zh: readonly string[]; readonly en: readonly string[] }
  /** The endpoints that it calls; its needs are theirs. None: it works without a server and a login. */
  readonly calls: readonly EndpointName[]
  /** Exit codes beside 0, 1 and 2, and 3 where it needs a login. */
  readonly exits?: readonly (keyof typeof exitCodes)[]
  /** What the table that it reads may hold. */
  readonly guide?: readonly GuidedColumn[]
  /** The document that `--json` prints; part of the product's promises. */
  readonly answer: Answer
  /** Its document is the server's own, printed as it came, without the version of the format; so is every record. */
  readonly isServersOwn?: true
  /** `entries` is all that can stand behind `icss`. */
  run(console: Console<z.output<Answer>>, input: Input<T>, entries: readonly Entry[]): Promise<ExitCode>
}

/** A command that stands behind `icss` by itself: its summary is loaded with the program. */
export type SingleCommand = Omit<Command, 'summary'>

/** Declares a command of a group, which is the default export of its file. */
export const command = <const T extends Takes, Answer extends z.ZodMiniType>(declared: Command<T, Answer>): Command =>
  declared as unknown as Command

/** Declares a command that stands behind `icss` by itself. */
export const singleCommand = <const T extends Takes, Answer extends z.ZodMiniType>(
  declared: Omit<Command<T, Answer>, 'summary'>,
): SingleCommand => declared as unknown as SingleCommand

/** Under which heading the help of `icss` lists it. */
export const areas = ['start', 'members', 'content', 'channels', 'records'] as const

interface Named {
  readonly name: string
  /** Another word for it. */
  readonly alias?: string
  readonly area: (typeof areas)[number]
  readonly summary: Both
}

/**
 * Commands under one word: `icss members …`, each loaded when it is asked for. From `noun` derive those that `commands`
 * does not name.
 */
export interface Group extends Named {
  readonly noun?: () => Promise<{ readonly default: Noun }>
  readonly commands: Readonly<Record<string, () => Promise<{ readonly default: Command }>>>
}

/** One word with a command of its own: `icss doctor`. */
export interface Single extends Named {
  readonly load: () => Promise<{ readonly default: SingleCommand }>
}

/** What can stand behind `icss`. Only this much is loaded with the program. */
export type Entry = Group | Single

/** The words by which an entry can be named, its own first. */
export const wordsFor = ({ name, alias }: Pick<Entry, 'name' | 'alias'>): readonly string[] =>
  alias === undefined ? [name] : [name, alias]

export const isGroup = (entry: Entry): entry is Group => 'commands' in entry
