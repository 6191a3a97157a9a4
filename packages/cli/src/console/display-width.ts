import { stripVTControlCharacters } from 'node:util'

/** Ranges of East Asian Width W and F (Unicode 16) and of emoji, which terminals draw as wide. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x23e9, 0x23ec],
  [0x2614, 0x2615],
  [0x2648, 0x2653],
  [0x26bd, 0x26be],
  [0x2705, 0x2705],
  [0x270a, 0x270b],
  [0x274c, 0x274e],
  [0x2753, 0x2757],
  [0x2795, 0x2797],
  [0x2b1b, 0x2b1c],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cd5],
  [0x1aff0, 0x1b2fb],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
  [0x20000, 0x3fffd],
]

const isWide = (code: number): boolean => wideRanges.some(([from, to]) => code >= from && code <= to)

function widthOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  // Most characters are decided without the regular expression, which is slow to compile.
  if (code < 0x300) return code < 0x20 || code === 0x7f || code === 0xad ? 0 : 1
  if (isWide(code)) return 2
  return /[\p{Mn}\p{Me}\p{Cf}]/u.test(character) ? 0 : 1
}

/** Columns that a text takes in a terminal: two for Chinese characters and punctuation, none for marks and colours. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of stripVTControlCharacters(text)) width += widthOf(character)
  return width
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)))

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text

/** Cuts a text without colours to `width` columns, with … where something is missing. */
export function cut(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  let kept = ''
  let used = 1
  for (const character of text) {
    used += widthOf(character)
    if (used > width) break
    kept += character
  }
  return `${kept}…`
}

/** Content of others on one line of a terminal: line breaks become spaces, control characters cannot act. */
export const onOneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\u{FFFD}')

const noBreakBefore = /^[，。；：！？、）》”’」』】…—,.;:!?)\]}]/

/** Breaks a text into lines of at most `width` columns: between words, and between Chinese characters. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    const pieces = paragraph.match(
      /\s+|[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u201C\u201D\u2018\u2019]|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u201C\u201D\u2018\u2019]+/gu,
    ) ?? ['']
    let line = ''
    for (const [i, piece] of pieces.entries()) {
      let hanging = 0
      for (let at = i + 1; noBreakBefore.test(pieces[at] ?? ''); at += 1) hanging += displayWidth(pieces[at] ?? '')
      if (
        line.trim() !== '' &&
        piece.trim() !== '' &&
        displayWidth(line + piece) + hanging > width &&
        !noBreakBefore.test(piece)
      ) {
        lines.push(line.trimEnd())
        line = ''
      }
      if (line !== '' || piece.trim() !== '' || lines.length === 0) line += piece
    }
    lines.push(line.trimEnd())
  }
  return lines
}
