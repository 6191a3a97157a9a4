/**
 * Characters that nobody sees: without width, of direction, for the shape of the one before, soft hyphens, fillers, and
 * controls that are no white space. Two texts that differ in these alone look the same.
 */
// oxlint-disable-next-line no-control-regex
const unseen = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu

/** A text without characters that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]+/

/** A text as a name: trimmed, without what nobody sees, on one line, since a line break came with a paste or a file. */
export const asName = (text: string): string =>
  withoutUnseen(text)
    .split(lineBreak)
    .map((line) => line.trim())
    .join(' ')
    .trim()

/** Whether a byte of UTF-8, by the one behind it, may begin such a character or a line break; most are ruled out at once. */
export const mayBeginUnseen = (first: number, second: number): boolean =>
  first < 0x80
    ? first < 0x20 || first === 0x7f
    : first === 0xc2 ||
      first === 0xcd ||
      first === 0xd8 ||
      first === 0xe1 ||
      first === 0xe2 ||
      (first === 0xe3 && second === 0x85) ||
      // The full-width signs of U+FF00 to U+FF7F are seen, and stand in many names.
      (first === 0xef && second !== 0xbc && second !== 0xbd)
