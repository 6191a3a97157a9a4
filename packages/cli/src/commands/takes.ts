import type { Both } from '../copy/both.ts'

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
  /** Options with which a required one may be left out. */
  readonly unless?: readonly string[]
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
  /** May be given without its value, and is true then. */
  readonly bare?: true
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

type Value<S> = S extends { many: true; choices: readonly (infer Choice)[] }
  ? readonly Choice[]
  : S extends { argument: 'many' } | { many: true }
    ? readonly string[]
    : S extends { number: unknown }
      ? number
      : S extends { choices: readonly (infer Choice)[] }
        ? Choice
        : S extends { bare: true }
          ? string | boolean
          : S extends { argument: unknown } | { value: string }
            ? string
            : boolean

type MayLack<S> = S extends { argument: 'optional' } | { unless: readonly string[] }
  ? true
  : S extends { argument: unknown } | { default: unknown } | { many: true } | { required: true } | { bare: true }
    ? false
    : S extends { value: string }
      ? true
      : false

/** What a command is given, as it declared it in `takes`. */
export type Input<T> = {
  readonly [Name in keyof T]: MayLack<T[Name]> extends true ? Value<T[Name]> | undefined : Value<T[Name]>
}
