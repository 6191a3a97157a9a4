import type { ArgumentSpec, TakeSpec, Takes } from './takes.ts'

/** `dryRun` is `--dry-run`. */
export const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const isArgument = (spec: TakeSpec): spec is ArgumentSpec => 'argument' in spec

export const argumentsOf = (takes: Takes): readonly (readonly [string, ArgumentSpec])[] =>
  Object.entries(takes).flatMap(([name, spec]) => (isArgument(spec) ? [[name, spec] as const] : []))

export const optionsOf = (takes: Takes): readonly (readonly [string, Exclude<TakeSpec, ArgumentSpec>])[] =>
  Object.entries(takes).flatMap(([name, spec]) => (isArgument(spec) ? [] : [[name, spec] as const]))

/** An argument as usage shows it: `<file>`, `[endpoint]`, `<files…>`. */
export const argumentTerm = (name: string, { argument }: ArgumentSpec): string =>
  argument === 'optional' ? `[${name}]` : argument === 'many' ? `<${name}...>` : `<${name}>`

const valueTerm = (spec: Exclude<TakeSpec, ArgumentSpec>): string =>
  !('value' in spec) ? '' : 'bare' in spec ? ` [${spec.value}]` : ` <${spec.value}>`

/** An option as help shows it: `-q, --quiet`, `--page <number>`, `--json [fields]`. */
export const optionTerm = (name: string, spec: Exclude<TakeSpec, ArgumentSpec>): string =>
  `${spec.short ? `-${spec.short}, ` : ''}${flagOf(name)}${valueTerm(spec)}`
