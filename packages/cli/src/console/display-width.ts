import { stripVTControlCharacters } from 'node:util'

// East Asian Width W and F (Unicode 16), and emoji, which terminals draw as wide.
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18CD5}\u{1AFF0}-\u{1B2FB}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u
const zero = /[\p{Mn}\p{Me}\p{Cf}]/u

const widthOf = (character: string): number => (zero.test(character) ? 0 : wide.test(character) ? 2 : 1)

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
      const next = pieces[i + 1]
      const hanging = next !== undefined && noBreakBefore.test(next) ? displayWidth(next) : 0
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
