import { chinaOffset } from '../rules/china-time.ts'
import { isInstant } from '../rules/time.ts'
import { type Cell, written } from './cells.ts'

const two = (digits = '') => digits.padStart(2, '0')

const dayForm = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/

/** A day in one of the ways in which people write it as 2026-11-21; any other text as it is. */
function readDay(text: string): string {
  const [, year, month, day, ...packed] = dayForm.exec(text) ?? []
  return year === undefined ? text : `${year}-${two(month ?? packed[0])}-${two(day ?? packed[1])}`
}

// A day with its beginning is that day.
const midnight = /[ T日]0?0:00(?::00(?:\.0+)?)?$/

/** A day: 2026-11-21, also as 2026/11/21, 2026.11.21, 2026年11月21日 or 20261121, each also with its midnight. */
export const dayCell: Cell = {
  kind: 'day',
  read: (cell) => {
    const text = cell.normalize('NFKC').trim()
    const packed = text.replace(midnight, (at) => (at.startsWith('日') ? '日' : '')).replaceAll(' ', '')
    return dayForm.test(packed) ? readDay(packed) : text
  },
  write: written,
}

/** An instant by China's clock, to the millisecond; '' for none. */
const localTime = (value: unknown): string =>
  value === '' || value === null || value === undefined
    ? ''
    : new Date(Date.parse(String(value)) + chinaOffset.milliseconds).toISOString().slice(0, -1).replace('T', ' ')

const clockForm = /^(\d{1,2}):(\d{2})(:\d{2}(?:\.\d{1,6})?)?$/

/** An instant by China's clock, to the minute where that says it all: 2026-11-21 14:30. One with its offset is read too. */
export const instantCell: Cell = {
  kind: 'instant',
  read: (cell) => {
    const text = cell.normalize('NFKC').trim()
    if (isInstant(text)) return text
    const at = text.search(/[ T日]/)
    const [, hours, minutes, seconds = ''] = clockForm.exec(text.slice(at + 1).trim()) ?? []
    const day = readDay(text.slice(0, at + (text[at] === '日' ? 1 : 0)))
    return at < 0 || hours === undefined ? text : `${day}T${two(hours)}:${minutes}${seconds}${chinaOffset.text}`
  },
  write: (value) => localTime(value).replace(/(?::00)?\.000$/, ''),
}

/** When something happened, to the second: 2026-11-21 14:30:05. */
export const momentCell: Cell = {
  ...instantCell,
  kind: 'moment',
  write: (value) => localTime(value).split('.')[0] ?? '',
}
