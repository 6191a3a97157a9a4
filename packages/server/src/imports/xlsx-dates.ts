const dayMilliseconds = 24 * 60 * 60 * 1000
/** Days from that which counts as 0 to 1970, and from the one of 1904. */
const daysTo1970 = 25_569
const daysTo1904 = 1462

const between = (id: number, first: number, last: number) => id >= first && id <= last

// ECMA-376 18.8.30: built-in formats of days and times, with those of Chinese, Japanese, Korean and Thai.
const isBuiltIn = (id: number): boolean =>
  between(id, 14, 22) || between(id, 27, 36) || between(id, 45, 47) || between(id, 50, 58) || between(id, 71, 81)

const marks = new Set(
  's ss m mm mmm mmmm mmmmm h hh am pm a p d dd ddd dddd aaa aaaa aaaaa y yy yyyy e ee eeee'.split(' '),
)

const writesDays = (section: string): boolean => {
  const tokens = section
    .replaceAll(/"[^"]*"/g, ' ')
    .replaceAll(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
    .replaceAll(/\[([smhd]{1,2})\]/g, '$1')
    .replaceAll(/\[[^[\]]*\]/g, '')
    .split(/[^a-z0#?%]+/)
    .filter((token) => token !== '')
  return tokens.length > 0 && tokens.every((token) => marks.has(token))
}

/** Whether a number format, by its number and its template, writes numbers as days or times. */
export const isDateFormat = (id: number, template: string | undefined): boolean =>
  isBuiltIn(id) ||
  (template !== undefined &&
    template.toLowerCase().replace(/;@$/, '').replaceAll(/\\./g, ' ').split(';').some(writesDays))

/** The day of a date, as YYYY-MM-DD; none for what no calendar holds. A day in a sheet has no time zone. */
export const dayOf = (date: Date): string | undefined => {
  const year = date.getUTCFullYear()
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined
}

/** The date that a sheet counts in days. */
export const dateOf = (days: number, is1904: boolean): Date =>
  new Date(Math.floor((days + (is1904 ? daysTo1904 : 0) - daysTo1970) * dayMilliseconds))
