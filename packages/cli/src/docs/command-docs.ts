import type { Language } from '@icss/core/copy/language.ts'
import type { Need } from '@icss/core/permissions/need.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import type { EndpointName, Takes } from '../commands/command.ts'
import { type NamedCommand, allCommands, entries, isGroup } from '../commands/entries.ts'
import { globalTakes } from '../commands/global-takes.ts'
import { exitCodeList, specText, usageLine } from '../commands/help-text.ts'
import { helpWords } from '../commands/help.words.ts'
import { jsonShape } from '../commands/json-shape.ts'
import { argumentTerm, argumentsOf, optionTerm, optionsOf } from '../commands/option-names.ts'
import { docsWords } from './docs.words.ts'
import { firstHour } from './first-hour.ts'

const needOf = (name: EndpointName): Need | undefined => {
  const [group = '', endpoint = ''] = name.split('.')
  return (contract as Contract)[group]?.[endpoint]?.needs
}

/** Markdown reads these as marks; within `code` they stand for themselves. */
const plain = (text: string) => text.replace(/[\\`*<]/g, String.raw`\$&`)

function needText(need: Need, language: Language): string {
  const words = docsWords[language]
  switch (need.kind) {
    case 'role':
      return words.role(need.roles.map((role) => `\`${role}\``).join(', '))
    case 'flag':
      return words.flag(`\`${need.flag}\``)
    case 'anyFlag':
      return words.anyFlag(need.flags.map((flag) => `\`${flag}\``).join(', '))
    default:
      return words[need.kind]
  }
}

const needsText = (calls: readonly EndpointName[], language: Language): string => {
  const needs = calls.flatMap((name) => needOf(name) ?? [])
  const telling = needs.filter(({ kind }) => kind !== 'anyone' && kind !== 'session')
  const all = [...new Set((telling.length > 0 ? telling : needs).map((need) => needText(need, language)))]
  return calls.length === 0 ? docsWords[language].nothing : all.join(docsWords[language].and)
}

const optionLines = (takes: Takes, language: Language): string[] =>
  optionsOf(takes).map(([name, spec]) => `- \`${optionTerm(name, spec)}\`: ${plain(specText(spec, language))}`)

const block = (kind: string, lines: readonly string[]): string => ['```' + kind, ...lines, '```'].join('\n')

async function commandDocs({ path, command }: NamedCommand, language: Language): Promise<string> {
  const words = docsWords[language]
  const { answer } = await command.load()
  const { takes, calls, summary, examples } = command
  const lines = [
    ...argumentsOf(takes).map(
      ([name, spec]) => `- \`${argumentTerm(name, spec)}\`: ${plain(specText(spec, language))}`,
    ),
    ...optionLines(takes, language),
  ]
  return [
    `### icss ${path}`,
    plain(summary[language]),
    block('text', [usageLine(path, command, language)]),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    block('sh', examples[language]),
    `${words.needs}${needsText(calls, language)}`,
    `${words.exits}${exitCodeList(command, language).join(words.comma)}`,
    `${words.json}\n\n${block('text', jsonShape(answer))}`,
  ].join('\n\n')
}

/** The reference of the command line as Markdown, from the commands themselves. */
export async function commandLineDocs(language: Language): Promise<string> {
  const words = docsWords[language]
  const all = await allCommands()
  const parts = entries.map(async (entry) => {
    const of = all.filter(({ path }) => path === entry.name || path.startsWith(`${entry.name} `))
    const texts = await Promise.all(of.map((one) => commandDocs(one, language)))
    return [`## ${entry.name}`, ...(isGroup(entry) ? [plain(entry.summary[language])] : []), ...texts].join('\n\n')
  })
  return `${[
    words.head,
    firstHour[language],
    `## ${helpWords.globalOptions[language]}`,
    optionLines(globalTakes, language).join('\n'),
    ...(await Promise.all(parts)),
  ].join('\n\n')}\n`
}
