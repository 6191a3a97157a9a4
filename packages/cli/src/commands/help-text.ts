import type { Help } from 'commander'
import type { Translate } from '@icss/core/copy/translate.ts'
import { displayWidth, padEnd, wrap } from '../console/display-width.ts'
import type { cliZh } from '../copy/cli.zh.ts'
import type { IcssCommand } from './icss-command.ts'

const maxWidth = 100
const indent = '  '

/** What a list of commands has room for. */
const firstSentence = (text: string): string =>
  text
    .split(/。|：|: |\. /, 1)
    .join('')
    .replace(/\.$/, '')

type Entry = readonly [term: string, text: string]

const list = (entries: readonly Entry[], width: number): string => {
  const column = Math.min(30, Math.max(...entries.map(([term]) => displayWidth(term)))) + 2
  return entries
    .map(([term, text]) => {
      const lines = wrap(text, width - indent.length - column)
      const beside = displayWidth(term) + 2 <= column
      const first = beside ? [`${indent}${padEnd(term, column)}${lines.shift() ?? ''}`] : [indent + term]
      return [...first, ...lines.map((line) => indent + ' '.repeat(column) + line)]
        .map((line) => line.trimEnd())
        .join('\n')
    })
    .join('\n')
}

/** The help of a command: usage, arguments, commands, options, the options of every command, JSON shape, examples. */
export function helpText(command: IcssCommand, helper: Help, t: Translate<typeof cliZh>): string {
  const width = Math.min(maxWidth, helper.helpWidth ?? 80)
  const sections: string[] = []
  const add = (title: string, text: string) => sections.push(`${title}\n${text}`)
  const entries = (title: string, all: readonly Entry[]) => {
    if (all.length > 0) add(title, list(all, width))
  }
  const path = helper
    .commandUsage(command)
    .split(' ')
    .filter((word) => word !== '[options]' && word !== '[command]')
  const usage = [
    path.slice(0, path.findIndex((word) => /^[<[]/.test(word)) >>> 0).join(' '),
    ...(command.commands.length > 0 ? [t('help.command')] : []),
    ...command.registeredArguments
      .map((argument) => helper.argumentTerm(argument))
      .map((name, i) => (command.registeredArguments[i]?.required ? `<${name}>` : `[${name}]`)),
    `[${t('help.options').toLowerCase()}]`,
  ].join(' ')
  sections.push(wrap(command.description(), width).join('\n'))
  add(t('help.usage'), indent + usage)
  entries(
    t('help.arguments'),
    command.registeredArguments.map((one): Entry => [helper.argumentTerm(one), helper.argumentDescription(one)]),
  )
  entries(
    t('help.commands'),
    helper.visibleCommands(command).map((one): Entry => [one.name(), firstSentence(one.description())]),
  )
  const optionEntry = (one: (typeof command.options)[number]): Entry => [
    one.flags,
    one.description +
      (one.argChoices ? t('help.choices', { choices: one.argChoices.join(' | ') }) : '') +
      (typeof one.defaultValue === 'string' ? t('help.default', { value: one.defaultValue }) : ''),
  ]
  const isRoot = command.parent === null
  entries(isRoot ? t('help.globalOptions') : t('help.optionsTitle'), helper.visibleOptions(command).map(optionEntry))
  if (!isRoot)
    entries(
      t('help.globalOptions'),
      helper
        .visibleGlobalOptions(command)
        .filter(({ long }) => long !== '--version')
        .map(optionEntry),
    )
  if (command.shape)
    add(
      t('help.shape'),
      command.shape
        .split('\n')
        .map((line) => indent + line)
        .join('\n'),
    )
  if (command.examples.length > 0) add(t('help.examples'), command.examples.map((line) => indent + line).join('\n'))
  if (isRoot)
    add(
      t('help.exitCodes'),
      wrap(t('help.exitCodeList'), width - 2)
        .map((line) => indent + line)
        .join('\n'),
    )
  return `${sections.join('\n\n')}\n`
}
