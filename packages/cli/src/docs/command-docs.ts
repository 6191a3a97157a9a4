import type { Language } from '@icss/core/copy/language.ts'
import type { Need } from '@icss/core/permissions/need.ts'
import { needsLabel, wordsOfNeed } from '@icss/core/permissions/need-words.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import { type GuidedColumn, holdsWords } from '@icss/core/imports/column-guide.ts'
import { templateHeader } from '@icss/core/imports/template-header.ts'
import { type EndpointName, isGroup } from '../commands/command.ts'
import { type NamedCommand, commandsOf } from '../commands/commands-of.ts'
import { entries } from '../commands/entries.ts'
import { globalTakes } from '../commands/global-takes.ts'
import { exitCodeList, specText, usageLine } from '../commands/help-text.ts'
import { helpWords } from '../commands/help.words.ts'
import { jsonShape } from '../commands/json-shape.ts'
import { argumentTerm, argumentsOf, optionTerm, optionsOf } from '../commands/option-names.ts'
import type { Takes } from '../commands/takes.ts'
import type { Topic, TopicPart } from '../help-topics/topic.ts'
import { topics } from '../help-topics/topics.ts'
import { docsWords } from './docs.words.ts'
import { firstHour } from './first-hour.ts'

const needOf = (name: EndpointName): Need | undefined => {
  const [group = '', endpoint = ''] = name.split('.')
  return (contract as Contract)[group]?.[endpoint]?.needs
}

/** Markdown reads these as marks; within `code` they stand for themselves. */
const plain = (text: string) => text.replace(/[\\`*<]/g, String.raw`\$&`)

const needsText = (calls: readonly EndpointName[], language: Language): string => {
  const needs = calls.flatMap((name) => needOf(name) ?? [])
  const telling = needs.filter(({ kind }) => kind !== 'anyone' && kind !== 'session')
  const all = [...new Set((telling.length > 0 ? telling : needs).map((need) => wordsOfNeed(language, need)))]
  return calls.length === 0 ? docsWords[language].nothing : all.join(docsWords[language].and)
}

const optionLines = (takes: Takes, language: Language): string[] =>
  optionsOf(takes).map(([name, spec]) => `- \`${optionTerm(name, spec)}\`: ${plain(specText(spec, language))}`)

const block = (kind: string, lines: readonly string[]): string => ['```' + kind, ...lines, '```'].join('\n')

const inTable = (text: string) => plain(text).replaceAll('|', String.raw`\|`)

/** What a table may hold, a column a line. */
function guideDocs(guide: readonly GuidedColumn[], language: Language): string {
  const [head, ...titles] = docsWords[language].columns
  const other = language === 'zh' ? 'en' : 'zh'
  const rows = guide.map((one) =>
    [templateHeader(one, language), one.headers[other], holdsWords(one, language), one.example[language]].map(inTable),
  )
  const lines = [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${head}\n\n${lines.join('\n')}`
}

function commandDocs({ path, command }: NamedCommand, language: Language): string {
  const words = docsWords[language]
  const { takes, calls, summary, examples, answer, guide } = command
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
    ...(guide ? [guideDocs(guide, language)] : []),
    block('sh', examples[language]),
    `${needsLabel[language]}${needsText(calls, language)}`,
    `${words.exits}${exitCodeList(command, language).join(words.comma)}`,
    `${words.json}\n\n${block('text', jsonShape(answer))}`,
  ].join('\n\n')
}

async function topicDocs({ name, summary, load }: Topic, language: Language): Promise<string> {
  const parts = (await load()).default.map(({ title, text, terms = [], lines = [] }: TopicPart) => [
    `**${title[language]}**`,
    ...(text ? [plain(text[language])] : []),
    ...(terms.length > 0 ? [terms.map(([term, one]) => `- \`${term}\`: ${plain(one[language])}`).join('\n')] : []),
    ...(lines.length > 0 ? [block('text', lines)] : []),
  ])
  return [`### icss help ${name}`, plain(summary[language]), ...parts.flat()].join('\n\n')
}

/** The reference of the command line as Markdown, from the commands themselves. */
export async function commandLineDocs(language: Language): Promise<string> {
  const words = docsWords[language]
  const parts = entries.map(async (entry) => {
    const texts = (await commandsOf(entry)).map((one) => commandDocs(one, language))
    return [
      `## ${entry.name}`,
      ...(isGroup(entry) ? [plain(entry.summary[language])] : []),
      ...(entry.alias === undefined ? [] : [words.alias(entry.alias)]),
      ...texts,
    ].join('\n\n')
  })
  return `${[
    words.head,
    firstHour[language],
    `## ${helpWords.globalOptions[language]}`,
    optionLines(globalTakes, language).join('\n'),
    `## ${words.topics}`,
    ...(await Promise.all(topics.map((topic) => topicDocs(topic, language)))),
    ...(await Promise.all(parts)),
  ].join('\n\n')}\n`
}
