import { formatTime } from '@icss/core/copy/format.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { cut, displayWidth, onOneLine, padEnd, padStart } from '../console/display-width.ts'
import type { DeskEntry, DeskLook } from './desk-look.ts'
import { type DeskWords, endingWords, marks, phoneEnd, type Tone, tones } from './desk-words.ts'

const gap = '  '
/** Columns that a name with its company takes at most, however wide the terminal is. */
const widestName = 48

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(displayWidth))
/** Seats are what the desk tells people: companies give way first. */
const seatWidth = (seats: readonly string[], width: number) =>
  Math.min(widest(seats), Math.max(10, Math.min(16, Math.floor(width / 8))))
const fit = (text: string, width: number) => padEnd(cut(onOneLine(text), width), width)

/** A line of the desk: its words, how it ended, and what is said of that. */
export interface Row {
  readonly key: string
  readonly text: string
  readonly ending: string
  readonly tone: Tone
}

const nameOf = ({ name, company }: Pick<DeskEntry, 'name' | 'company'>) => [name, company].filter(Boolean).join(' ')

/** The last entries below their heading, in columns of a terminal that is `width` wide. */
export function entryRows(
  t: DeskWords,
  entries: readonly DeskEntry[],
  width: number,
): { readonly head: string; readonly rows: readonly Row[] } {
  const cells = entries.map((entry) => ({
    key: entry.key,
    time: formatTime(entry.at),
    name: nameOf(entry),
    seat: onOneLine(entry.seat),
    number: entry.number === null ? '' : String(entry.number),
    ending: endingWords(t, entry),
    tone: tones[entry.ending],
  }))
  const time = widest([t('terminal.columns.time'), ...cells.map((one) => one.time)])
  const number = widest([t('terminal.columns.number'), ...cells.map((one) => one.number)])
  const ending = widest(cells.map((one) => one.ending)) + 2
  const seat = seatWidth([t('terminal.columns.seat'), ...cells.map((one) => one.seat)], width)
  const free = width - 2 - time - number - seat - ending - gap.length * 4
  const name = Math.max(6, Math.min(free, Math.max(12, Math.min(widestName, widest(cells.map((one) => one.name))))))
  const line = (one: { time: string; name: string; seat: string; number: string }) =>
    `  ${[padEnd(one.time, time), fit(one.name, name), fit(one.seat, seat), padStart(one.number, number)].join(gap)}${gap}`
  const head = line({
    time: t('terminal.columns.time'),
    name: t('terminal.columns.name'),
    seat: t('terminal.columns.seat'),
    number: t('terminal.columns.number'),
  })
  return {
    head: cut(head + t('terminal.columns.ending'), width),
    rows: cells.map((one) => ({ ...one, text: line(one), ending: `${marks[one.tone]} ${one.ending}` })),
  }
}

/** Those of whom one is chosen. */
export function choiceLines(t: DeskWords, { people }: { readonly people: readonly Participant[] }, width: number) {
  const here = t('here')
  const phone = widest(people.map(phoneEnd))
  const seat = seatWidth(
    people.map((one) => onOneLine(one.seat)),
    width,
  )
  const free = width - 2 - phone - seat - displayWidth(here) - gap.length * 3
  const name = Math.max(6, Math.min(free, Math.max(12, Math.min(widestName, widest(people.map(nameOf))))))
  return people.map((one) => {
    const cells = [fit(nameOf(one), name), padEnd(phoneEnd(one), phone), fit(one.seat, seat)]
    return cut(`${cells.join(gap)}${gap}${one.presence === 'here' ? here : ''}`, width - 2)
  })
}

/** What stands above everything: which desk it is, and how many are there. */
export function headLine(t: DeskWords, { meeting }: Pick<DeskLook, 'meeting'>, counts: string, width: number): string {
  const free = width - displayWidth(counts) - 1
  return padEnd(cut(onOneLine([t('title'), meeting?.name].filter(Boolean).join(gap)), free), free + 1) + counts
}
