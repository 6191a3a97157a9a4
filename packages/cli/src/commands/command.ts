import type * as z from 'zod/mini'
import type { contract } from '@icss/core/contract/contract.ts'
import type { Both } from '../copy/both.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode, exitCodes } from '../exit-codes.ts'

/** What a shell can offer for a value beside fixed choices. */
export type Suggestion = 'files' | 'contexts' | 'endpoints' | 'commands'

interface Spec {
  readonly text: Both
  readonly suggest?: Suggestion
}

/** A word behind the command. */
export interface ArgumentSpec extends Spec {
  readonly argument: 'required' | 'optional' | 'many'
  readonly choices?: readonly string[]
}

/** An option without a value; true where it is given. */
export interface FlagSpec extends Spec {
  readonly short?: string
}

/** An option with a value. `value` is its name in help. `secret` values never come by the command line; use a file. */
export interface ValueSpec extends Spec {
  readonly value: string
  readonly short?: string
  readonly choices?: readonly string[]
  readonly default?: string
  readonly required?: true
  /** May be given several times. */
  readonly many?: true
}

/** An option whose value is a whole number from `least` to `most`. */
export interface NumberSpec extends Spec {
  readonly value: string
  readonly number: { readonly least: number; readonly most: number }
  readonly short?: string
  readonly default?: number
}

export type TakeSpec = ArgumentSpec | NumberSpec | ValueSpec | FlagSpec

/** Arguments, in their order, and options of a command by name; `dryRun` is `--dry-run`. */
export type Takes = Readonly<Record<string, TakeSpec>>

type Value<S> = S extends { argument: 'many' } | { many: true }
  ? readonly string[]
  : S extends { number: unknown }
    ? number
    : S extends { choices: readonly (infer Choice)[] }
      ? Choice
      : S extends { argument: unknown } | { value: string }
        ? string
        : boolean

type MayLack<S> = S extends { argument: 'optional' }
  ? true
  : S extends { argument: unknown } | { default: unknown } | { many: true } | { required: true }
    ? false
    : S extends { value: string }
      ? true
      : false

/** What a command is given, as it declared it in `takes`. */
export type Input<T> = {
  readonly [Name in keyof T]: MayLack<T[Name]> extends true ? Value<T[Name]> | undefined : Value<T[Name]>
}

type ContractType = typeof contract
/** The name of an endpoint of the contract: `companies.list`. */
export type EndpointName = {
  [Group in keyof ContractType & string]: `${Group}.${keyof ContractType[Group] & string}`
}[keyof ContractType & string]

/** What the module of a command exports; it is loaded when the command runs, or shows its help. */
export interface CommandModule<T extends Takes = Takes> {
  /** The document that `--json` prints; part of the product's promises. */
  readonly answer: z.ZodMiniType
  run(console: Console, input: Input<T>): Promise<ExitCode>
}

/** A command as data. Help, completions, docs/cli.md and the test of manners derive from it. */
export interface Command<T extends Takes = Takes> {
  /** The word behind its group, or behind `icss`. */
  readonly name: string
  /** What it does. The first sentence stands in lists of commands. */
  readonly summary: Both
  readonly takes: T
  readonly examples: { readonly zh: readonly string[]; readonly en: readonly string[] }
  /** The endpoints that it calls; its needs are theirs. None: it works without a server and a login. */
  readonly calls: readonly EndpointName[]
  /** Exit codes beside 0, 1 and 2, and 3 where it needs a login. */
  readonly exits?: readonly (keyof typeof exitCodes)[]
  readonly load: () => Promise<CommandModule<T>>
}

/** Declares a command; the module that it loads has to take what the command takes. */
export const command = <const T extends Takes>(declared: Command<T>): Command => declared as unknown as Command

/** Commands under one word: `icss members …`. Only its summary is loaded with the program. */
export interface CommandGroup {
  readonly name: string
  readonly summary: Both
  readonly load: () => Promise<{ readonly commands: readonly Command[] }>
}
