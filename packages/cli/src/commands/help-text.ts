import type { Language } from '@icss/core/copy/language.ts'
import type { GuidedColumn } from '@icss/core/imports/column-guide.ts'
import { templateHeader } from '@icss/core/imports/template-header.ts'
import { wrap } from '../console/display-width.ts'
import { type Term, indent, termColumn, termList } from '../console/term-list.ts'
import { exitCodes } from '../exit-codes.ts'
import type { TopicPart } from '../help-topics/topic.ts'
import { topics } from '../help-topics/topics.ts'
import { type Command, type Entry, type Group, areas, wordsFor } from './command.ts'
import type { NamedCommand } from './commands-of.ts'
import { globalTakes } from './global-takes.ts'
import { choiceWords, defaultWords, helpWords, manyWords, programExamples } from './help.words.ts'
import { argumentTerm, argumentsOf, optionTerm, optionsOf } from './option-names.ts'
import type { TakeSpec, Takes } from './takes.ts'

export interface HelpFrame {
  readonly language: Language
  /** Columns of the terminal. */
  readonly width: number
}

const maxWidth = 100

/** What a list of commands has room for. */
export const firstSentence = (text: string): string =>
  text
    .split(/。|：|: |\. |; /, 1)
    .join('')
    .replace(/\.$/, '')

/** The text of an option or an argument with its choices and its default. */
export function specText(spec: TakeSpec, language: Language): string {
  const many = 'many' in spec && spec.many ? manyWords[language] : ''
  const choices = 'choices' in spec && spec.choices ? choiceWords[language](spec.choices.join(' | ')) : ''
  const otherwise = 'default' in spec && spec.default !== undefined ? defaultWords[language](String(spec.default)) : ''
  return spec.text[language] + many + choices + otherwise
}

const optionLines = (takes: Takes, language: Language): Term[] =>
  optionsOf(takes).map(([name, spec]) => [optionTerm(name, spec), specText(spec, language)])

const sections = ({ language, width: columns }: HelpFrame) => {
  const width = Math.min(maxWidth, columns)
  const parts: string[] = []
  const add = (title: keyof typeof helpWords, lines: readonly string[]) =>
    parts.push([helpWords[title][language], ...lines.map((line) => indent + line)].join('\n'))
  return {
    prose: (text: string) => parts.push(wrap(text, width).join('\n')),
    lines: add,
    wrapped: (title: keyof typeof helpWords, text: string) => add(title, wrap(text, width - indent.length)),
    list: (title: keyof typeof helpWords, all: readonly Term[], column?: number) => {
      if (all.length > 0) parts.push(`${helpWords[title][language]}\n${termList(all, width, column)}`)
    },
    text: () => `${parts.join('\n\n')}\n`,
  }
}

const commandLine = (name: string, { summary }: Pick<Command, 'summary'>, language: Language): Term => [
  name,
  firstSentence(summary[language]),
]

/** The exit codes that a command can end with, each with its meaning. */
export function exitCodeList({ calls, exits = [] }: Pick<Command, 'calls' | 'exits'>, language: Language): string[] {
  const may = new Set<keyof typeof exitCodes>([
    'ok',
    'failed',
    'usage',
    ...(calls.length > 0 ? (['notLoggedIn'] as const) : []),
    ...exits,
  ])
  return Object.entries(exitCodes).flatMap(([name, code]) =>
    may.has(name as keyof typeof exitCodes)
      ? [
          `${code} ${helpWords[name === 'usage' ? 'usageFault' : (name as Exclude<typeof name, 'usage'> & keyof typeof helpWords)][language]}`,
        ]
      : [],
  )
}

const codesLine = (command: Pick<Command, 'calls' | 'exits'>, language: Language) =>
  exitCodeList(command, language).join(language === 'zh' ? '，' : ', ')

/** The help of `icss` itself. */
export function programHelp(entries: readonly Entry[], frame: HelpFrame): string {
  const { language } = frame
  const help = sections(frame)
  help.prose(helpWords.program[language])
  help.lines('usage', [`icss ${helpWords.command[language]} ${helpWords.options[language]}`])
  const lines = [
    ...entries.map((one) => ({ area: one.area, line: commandLine(wordsFor(one).join(', '), one, language) })),
    { area: 'start', line: ['help', helpWords.helpCommand[language]] as const },
  ]
  const topicLines = topics.map((topic) => commandLine(topic.name, topic, language))
  const column = termColumn([...lines.map(({ line }) => line), ...topicLines])
  for (const area of areas)
    help.list(
      area,
      lines.filter((one) => one.area === area).map(({ line }) => line),
      column,
    )
  help.list('topics', topicLines, column)
  help.list('globalOptions', [
    ...optionLines(globalTakes, language),
    ['-h, --help', helpWords.helpOption[language]],
    ['-V, --version', helpWords.versionOption[language]],
  ])
  help.lines('examples', programExamples[language])
  help.wrapped('exitCodes', codesLine({ calls: ['sessions.show'], exits: ['partlyFailed', 'interrupted'] }, language))
  return help.text()
}

/** The help of a group of commands. */
export function groupHelp(group: Group, commands: readonly NamedCommand[], frame: HelpFrame): string {
  const { language } = frame
  const help = sections(frame)
  help.prose(group.summary[language])
  help.lines('usage', [`icss ${group.name} ${helpWords.command[language]} ${helpWords.options[language]}`])
  help.list(
    'commands',
    commands.map(({ path, command }) => commandLine(path.slice(group.name.length + 1), command, language)),
  )
  help.lines(
    'examples',
    commands.flatMap(({ command }) => command.examples[language].slice(0, 1)),
  )
  return help.text()
}

const indented = (lines: readonly string[]) => lines.map((line) => indent + line).join('\n')

/** The help of a topic. */
export function topicHelp(parts: readonly TopicPart[], { language, width: columns }: HelpFrame): string {
  const width = Math.min(maxWidth, columns)
  const column = termColumn(parts.flatMap(({ terms = [] }) => terms.map(([term]): Term => [term, ''])))
  const told = parts.map(({ title, text, terms = [], lines = [] }) => {
    const blocks = [
      text ? indented(wrap(text[language], width - indent.length)) : '',
      termList(
        terms.map(([term, one]): Term => [term, one[language]]),
        width,
        column,
      ),
      indented(lines),
    ]
    return `${title[language]}\n${blocks.filter((block) => block !== '').join('\n\n')}`
  })
  return `${told.join('\n\n')}\n`
}

const columnNames = (guide: readonly GuidedColumn[], language: Language) =>
  guide.map((one) => templateHeader(one, language)).join(language === 'zh' ? '、' : ', ') +
  helpWords.columnsMore[language]

/** How a command is written: `icss members import <file> [options]`. */
export const usageLine = (path: string, { takes }: Pick<Command, 'takes'>, language: Language): string =>
  [
    'icss',
    path,
    ...argumentsOf(takes).map(([name, spec]) => argumentTerm(name, spec)),
    helpWords.options[language],
  ].join(' ')

/** The help of a command; `shape` is the form of its JSON, a line each. */
export function commandHelp(path: string, command: Command, shape: readonly string[], frame: HelpFrame): string {
  const { language } = frame
  const { takes, summary, examples, guide } = command
  const help = sections(frame)
  help.prose(summary[language])
  help.lines('usage', [usageLine(path, command, language)])
  help.list(
    'arguments',
    argumentsOf(takes).map(([name, spec]): Term => [name, specText(spec, language)]),
  )
  help.list('optionsTitle', optionLines(takes, language))
  help.list('globalOptions', [...optionLines(globalTakes, language), ['-h, --help', helpWords.helpOption[language]]])
  if (guide) help.wrapped('columns', columnNames(guide, language))
  help.lines('examples', examples[language])
  help.lines('shape', shape)
  help.wrapped('exitCodes', codesLine(command, language))
  return help.text()
}
