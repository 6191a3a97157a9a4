import { Argument, Command as Parser, Option } from 'commander'
import type * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { wholeNumber } from '../console/whole-number.ts'
import { type GlobalInput, globalTakes } from './global-takes.ts'
import { fieldsOf } from './answer-fields.ts'
import { argumentTerm, argumentsOf, flagOf, optionTerm, optionsOf } from './option-names.ts'
import type { Takes } from './takes.ts'

const addOptions = (parser: Parser, takes: Takes, language: Language): void => {
  for (const [name, spec] of optionsOf(takes)) {
    const option = new Option(optionTerm(name, spec), spec.text[language])
    if ('choices' in spec && spec.choices) option.choices(spec.choices)
    // What checks one value against the choices, where there are any.
    const parse = option.parseArg as ((value: string, before: unknown) => string) | undefined
    if ('many' in spec && spec.many)
      option
        .default([])
        .argParser((value: string, before: readonly string[]) => [...before, parse ? parse(value, undefined) : value])
    else if ('number' in spec)
      option.default(spec.default).argParser((value) => wholeNumber(flagOf(name), value, spec.number))
    else if ('default' in spec) option.default(spec.default)
    if ('required' in spec && spec.required) option.makeOptionMandatory()
    parser.addOption(option)
  }
}

const fieldList = /^[A-Za-z]\w*(?:,[A-Za-z]\w*)+$/

/**
 * The words with a `--json` that names no fields at their end, where it takes no argument for its value. The word behind
 * it is its value where it is a list with commas, or the name of a field.
 */
function withBareJson(words: readonly string[], fields: ReadonlySet<string>): string[] {
  const end = words.indexOf('--')
  const options = end < 0 ? [...words] : words.slice(0, end)
  const rest = end < 0 ? [] : words.slice(end)
  const at = options.indexOf('--json')
  const next = options[at + 1] ?? ''
  if (at < 0 || fieldList.test(next) || fields.has(next)) return [...words]
  return [...options.toSpliced(at, 1), '--json', ...rest]
}

function refuseUnknown(wanted: readonly string[], fields: ReadonlySet<string>): void {
  const name = wanted.find((one) => !fields.has(one))
  if (name === undefined) return
  const names = [...fields].join(', ')
  throw new CliError(names === '' ? 'noFields' : 'unknownField', exitCodes.usage, { name, names })
}

/** Parses the words of one command. Throws `CommanderError` or `CliError` at wrong usage. */
export function parseInput(
  { takes, answer }: { readonly takes: Takes; readonly answer?: z.ZodMiniType },
  words: readonly string[],
  language: Language,
): { readonly input: never; readonly global: GlobalInput } {
  const parser = new Parser()
    .helpOption(false)
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .allowExcessArguments(false)
    .action(() => {})
  const positions = argumentsOf(takes)
  const isGiven = (option: string) =>
    words.some((word) => word === flagOf(option) || word.startsWith(`${flagOf(option)}=`))
  for (const [name, spec] of positions) {
    const term = argumentTerm(name, spec.unless?.some(isGiven) ? { ...spec, argument: 'optional' } : spec)
    const argument = new Argument(term, spec.text[language])
    if (spec.choices) argument.choices(spec.choices)
    parser.addArgument(argument)
  }
  addOptions(parser, takes, language)
  addOptions(parser, globalTakes, language)
  const fields = new Set(answer && fieldsOf(answer))
  parser.parse(withBareJson(words, fields), { from: 'user' })
  const options = parser.opts<Record<string, unknown>>()
  const input = Object.fromEntries([
    ...positions.map(([name], i) => [name, parser.processedArgs[i]] as const),
    ...optionsOf(takes).map(([name, spec]) => [name, options[name] ?? ('value' in spec ? undefined : false)]),
  ]) as never
  const { language: chosen, context, json, jq, quiet, input: mayAsk } = options
  const global = {
    language: chosen,
    context,
    json: json ?? false,
    jq,
    quiet: quiet === true,
    noInput: mayAsk === false,
  }
  if (typeof json === 'string') refuseUnknown(json.split(','), fields)
  return { input, global } as { input: never; global: GlobalInput }
}
