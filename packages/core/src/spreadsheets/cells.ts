import type { Language } from '../copy/language.ts'
import type { ReferredNoun } from '../rules/reference.ts'
import type { Column } from './column.ts'
import { withoutRemark } from './remark.ts'

export type Cell = Pick<Column, 'kind' | 'read' | 'write'>

export const written = (value: unknown) => (value === null || value === undefined ? '' : String(value))

export const textCell: Cell = { kind: 'text', read: (cell) => cell, write: written }

/** A record by its name, or by its id where another has the same name; whoever reads it looks up which it is. */
export const referenceCell = (to: ReferredNoun): Cell => ({
  kind: { reference: to },
  read: (cell) => cell.trim(),
  write: written,
})

/** A whole number, of which an empty cell says nothing; digits may be those of a Chinese keyboard, and 12.00 is 12. */
export const numberCell: Cell = {
  kind: 'number',
  read: (cell) => {
    const digits = cell.normalize('NFKC').trim()
    return digits === '' ? undefined : /^-?\d{1,15}(?:\.0+)?$/.test(digits) ? Number(digits) : cell
  },
  write: written,
}

const yes = new Set(['是', '有', '对', 'y', 'yes', 't', 'true', 'on', '1', '√', '✓', '✔', '☑'])
const no = new Set(['', '否', '无', '没有', '不是', 'n', 'no', 'f', 'false', 'off', '0', '×', '✗', '✘', '☐'])

/** What a boolean is written as. */
export const booleanWords = { zh: { yes: '是', no: '否' }, en: { yes: 'yes', no: 'no' } } as const

/** 是 or 否. */
export const booleanCell: Cell = {
  kind: 'boolean',
  read: (cell) => {
    const word = cell.normalize('NFKC').trim().toLowerCase()
    return yes.has(word) ? true : no.has(word) ? false : cell
  },
  write: (value, language) => booleanWords[language][value ? 'yes' : 'no'],
}

/** What is escaped within a word of a list, and within a field of a record, beside a line break: as in a class of a pattern. */
export const listMarks = String.raw`\\、,，;；|/`
export const recordMarks = String.raw`\\|`

/** Writes a backslash before each of `marks`, which stand as in a class of a pattern, and a line break as `\n`. */
export const escaper = (marks: string) => {
  const pattern = new RegExp(`[${marks}\n]`, 'g')
  return (text: string) => text.replace(pattern, (mark) => (mark === '\n' ? String.raw`\n` : `\\${mark}`))
}
const escapedWord = escaper(listMarks)
const escapedField = escaper(recordMarks)

const escapedMark = new RegExp(String.raw`\\([${listMarks}n])`, 'g')
const listSeparator = /[、,，;；|/\n]/

// Stands for an escaped separator while the cell is split; no text that is stored can hold it.
const placeholder = (index: number) => `\u0000${index}\u0000`

/**
 * Words with 、 between them; commas, semicolons and bars are read too. A backslash keeps one that is part of a word,
 * and `\n` a line break.
 */
export const listCell: Cell = {
  kind: 'list',
  read: (cell) => {
    const kept: string[] = []
    const held = cell.includes('\\')
      ? cell.replace(escapedMark, (_, kind: string) => placeholder(kept.push(kind === 'n' ? '\n' : kind) - 1))
      : cell
    return held
      .split(listSeparator)
      .map((word) => kept.reduce((text, one, i) => text.replace(placeholder(i), () => one), word.trim()))
      .filter((word) => word !== '')
  },
  write: (value) => (value as readonly string[]).map(escapedWord).join('、'),
}

/**
 * One of several values, written as its label, read as a label in either language, a synonym or the value itself. `among`
 * says which they are where some are no texts.
 */
export function choiceCell(
  labels: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  synonyms: Readonly<Record<string, string>>,
  among: readonly (string | number)[] = [],
): Cell {
  const typed = new Map(among.map((value) => [String(value), value]))
  const values = new Map<string, string>(Object.entries(synonyms))
  for (const [value, label] of [...Object.entries(labels.en), ...Object.entries(labels.zh)]) {
    values.set(label.toLowerCase(), value)
    values.set(value.toLowerCase(), value)
  }
  return {
    kind: { choice: labels },
    read: (cell) => {
      const word = cell.trim()
      const value = values.get(word.toLowerCase()) ?? values.get(withoutRemark(word)) ?? word
      return typed.get(value) ?? value
    },
    write: (value, language) => (value === '' ? '' : (labels[language][String(value)] ?? String(value))),
  }
}

/** The parts of a text between separators; what an `escaper` has escaped stands in them as it was. */
export function splitAt(line: string, separator: string): string[] {
  const parts = ['']
  for (let i = 0; i < line.length; i += 1) {
    const mark = line.charAt(i)
    const next = line.charAt(i + 1)
    if (mark === '\\' && next !== '') {
      parts[parts.length - 1] += next === 'n' ? '\n' : next
      i += 1
    } else if (mark === separator) parts.push('')
    else parts[parts.length - 1] += mark
  }
  return parts
}

/**
 * Records in one cell: a record a line, its fields in the order of `fields` with | between them; a backslash keeps a
 * bar, a backslash or a line break (`\n`) of the content.
 */
export const recordsCell = (fields: readonly string[]): Cell => ({
  kind: { records: fields },
  read: (cell) =>
    cell
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => Object.fromEntries(splitAt(line, '|').map((part, i) => [fields[i] ?? `${i + 1}`, part]))),
  write: (value) =>
    (value as readonly Record<string, string>[])
      .map((record) => fields.map((field) => escapedField(record[field] ?? '')).join('|'))
      .join('\n'),
})
