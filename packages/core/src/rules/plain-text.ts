import { asName, mayBeginUnseen } from './unseen.ts'

/**
 * Texts that a schema takes just as they are: of `max` code points at most, and not empty where `required`; where there is
 * `holds`, those that are not empty are of ASCII alone, and it says so of them. A name holds nothing that
 * nobody sees, a code nothing but visible ASCII and spaces.
 */
export interface PlainText {
  readonly max: number
  readonly required: boolean
  readonly isName?: true
  readonly isCode?: true
  readonly holds?: (text: string) => boolean
}

const forms = new WeakMap<object, PlainText>()

/**
 * Says of a schema that it takes plain texts as they are, so that a table of a hundred thousand rows need not parse each
 * cell. What is not plain the schema may take as well, or trim, or refuse.
 */
export function takesPlainText<S extends object>(schema: S, form: PlainText): S {
  forms.set(schema, form)
  return schema
}

/** The form of `takesPlainText`, if the schema has one. */
export const plainTextOf = (schema: object): PlainText | undefined => forms.get(schema)

// No white space lies in these: ASCII above the space, and CJK from its punctuation to its compatibility forms.
const isInk = (unit: number) => (unit > 0x20 && unit < 0x7f) || (unit > 0x3000 && unit < 0xd800)

/** Whether a text begins and ends with ink, has neither NUL nor surrogates and `holds`; an empty one where none is required. */
export function isPlainText(text: string, { max, required, isName, isCode, holds }: PlainText): boolean {
  const { length } = text
  if (length === 0) return !required
  if (length > max || !isInk(text.charCodeAt(0)) || !isInk(text.charCodeAt(length - 1))) return false
  for (let i = 0; i < length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit === 0 || (unit >= 0xd800 && unit < 0xe000) || (holds && unit > 0x7f)) return false
  }
  if (isName && asName(text) !== text) return false
  if (isCode && !/^[ -~]*$/.test(text)) return false
  return holds?.(text) ?? true
}

// The three bytes from U+3001 to U+D7FF.
const isInkOfThree = (first: number, second: number, third: number) =>
  first > 0xe3 ? first < 0xed || (first === 0xed && second < 0xa0) : first === 0xe3 && (second > 0x80 || third > 0x80)

/**
 * `isPlainText`, without `holds`, of the UTF-8 between `start` and `end`, which must hold neither NUL nor characters of
 * four bytes; whoever splits a file sees those on the way.
 */
export function isPlainUtf8(
  bytes: Uint8Array,
  start: number,
  end: number,
  { max, required, isName, isCode }: PlainText,
): boolean {
  const length = end - start
  if (length === 0) return !required
  const first = bytes[start] as number
  if (first < 0x80) {
    if (first <= 0x20 || first === 0x7f) return false
  } else if (length < 3 || !isInkOfThree(first, bytes[start + 1] as number, bytes[start + 2] as number)) return false
  const last = bytes[end - 1] as number
  if (last < 0x80) {
    if (last <= 0x20 || last === 0x7f) return false
  } else if (length < 3 || !isInkOfThree(bytes[end - 3] as number, bytes[end - 2] as number, last)) return false
  if (isName)
    for (let at = start; at < end; at += 1)
      if (mayBeginUnseen(bytes[at] as number, bytes[at + 1] as number)) return false
  if (isCode)
    for (let at = start; at < end; at += 1)
      if ((bytes[at] as number) < 0x20 || (bytes[at] as number) > 0x7e) return false
  if (length <= max) return true
  let characters = 0
  for (let at = start; at < end; at += 1) if (((bytes[at] as number) & 0xc0) !== 0x80) characters += 1
  return characters <= max
}
