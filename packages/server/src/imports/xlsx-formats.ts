import { format, getFormatDateInfo, getFormatFromId, isDateFormat } from 'numfmt'

/** Days from that which counts as 0 to the one that does where days are counted from 1904. */
const daysTo1904 = 1462
const dayMilliseconds = 24 * 60 * 60 * 1000
const chinese = { locale: 'zh-CN', nbsp: false, throws: true } as const

/** What a cell of that number shows; none where it shows no such thing, or nothing. */
export type Shown = (value: number, is1904: boolean) => string | undefined

/** A number as a spreadsheet keeps it: 15 digits of it count, what lies behind is noise of the binary writing. */
export const numberText = (value: number): string => String(Number(value.toPrecision(15)))

// ECMA-376 18.8.30: formats that a file names by number alone, as they are in China. The others are those of any language.
const byNumber: Readonly<Record<number, string>> = {
  14: 'yyyy-mm-dd',
  22: 'yyyy-mm-dd hh:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'yyyy-mm-dd',
  31: 'yyyy-mm-dd',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: '上午/下午h"时"mm"分"',
  35: '上午/下午h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  55: '上午/下午h"时"mm"分"',
  56: '上午/下午h"时"mm"分"ss"秒"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
}

/** A format that says a whole day, with its time where it says one, in the one writing that every column reads. */
function inOneWriting(pattern: string): string {
  const { year, month, day, hours, seconds } = getFormatDateInfo(pattern)
  if (!year || !month || !day) return pattern
  return `yyyy-mm-dd${hours ? (seconds ? ' hh:mm:ss' : ' hh:mm') : ''}`
}

/** The pattern of a format by its number and its template; none for General and for text, which show the number as it is. */
export function patternOf(id: number, template: string | undefined): string | undefined {
  const pattern = (template ?? byNumber[id] ?? String(getFormatFromId(id) ?? 'General')).replaceAll(
    'G/通用格式',
    'General',
  )
  return /^(?:General|@)?$/i.test(pattern) ? undefined : pattern
}

/**
 * What numbers of a format show. A comma between thousands says nothing, and would make a text of a number. A day before
 * the calendar of spreadsheets, or a format that nobody knows, shows nothing that can be taken over.
 */
export function shownBy(pattern: string): Shown {
  const isDate = isDateFormat(pattern)
  const written = isDate ? inOneWriting(pattern) : pattern.replaceAll('#,##', '')
  const saysDay = isDate && getFormatDateInfo(pattern).day
  return (value, is1904) => {
    const days = value + (is1904 ? daysTo1904 : 0)
    if (isDate && days < (saysDay ? 1 : 0)) return undefined
    try {
      // What is a hair before midnight is midnight, not the end of both days.
      return (
        format(written, isDate ? Math.round(days * dayMilliseconds) / dayMilliseconds : value, chinese).trim() ||
        undefined
      )
    } catch {
      return undefined
    }
  }
}

/** A day of ISO 8601, with its time where that is not the beginning of the day; a sheet knows no time zones. */
export function isoText(value: string): string {
  const [, day, time, zone] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/.exec(value) ?? []
  if (day === undefined || time === undefined) return value
  if (/^[0:.]+$/.test(time)) return day
  return zone === undefined ? `${day} ${time.replace(/^(\d{2}:\d{2}):00(?:\.0+)?$/, '$1')}` : value
}
