import { Argument, Command as Parser, Option } from 'commander'
import type { Language } from '@icss/core/copy/language.ts'
import { wholeNumber } from '../console/whole-number.ts'
import { type GlobalInput, globalTakes } from './global-takes.ts'
import { argumentTerm, argumentsOf, flagOf, optionTerm, optionsOf } from './option-names.ts'
import type { Takes } from './takes.ts'

const addOptions = (parser: Parser, takes: Takes, language: Language): void => {
  for (const [name, spec] of optionsOf(takes)) {
    const option = new Option(optionTerm(name, spec), spec.text[language])
    if ('choices' in spec && spec.choices) option.choices(spec.choices)
    if ('many' in spec && spec.many)
      option.default([]).argParser((value: string, before: readonly string[]) => [...before, value])
    else if ('number' in spec)
      option.default(spec.default).argParser((value) => wholeNumber(flagOf(name), value, spec.number))
    else if ('default' in spec) option.default(spec.default)
    if ('required' in spec && spec.required) option.makeOptionMandatory()
    parser.addOption(option)
  }
}

/** Parses the words of one command. Throws `CommanderError` or `CliError` at wrong usage. */
export function parseInput(
  { takes }: { readonly takes: Takes },
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
  for (const [name, spec] of positions) {
    const argument = new Argument(argumentTerm(name, spec), spec.text[language])
    if (spec.choices) argument.choices(spec.choices)
    parser.addArgument(argument)
  }
  addOptions(parser, takes, language)
  addOptions(parser, globalTakes, language)
  parser.parse(words, { from: 'user' })
  const options = parser.opts<Record<string, unknown>>()
  const input = Object.fromEntries([
    ...positions.map(([name], i) => [name, parser.processedArgs[i]] as const),
    ...optionsOf(takes).map(([name, spec]) => [name, options[name] ?? ('value' in spec ? undefined : false)]),
  ]) as never
  const { language: chosen, context, json, quiet, input: mayAsk } = options
  return {
    input,
    global: { language: chosen, context, json: json === true, quiet: quiet === true, noInput: mayAsk === false },
  } as { input: never; global: GlobalInput }
}
