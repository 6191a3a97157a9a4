import { initialsOf } from '@icss/core/search/initials-of.ts'
import { simplified } from './simplified.ts'

/** What the order of pinyin has; rarer characters are found as they are written. */
const first = 0x4e00
const last = 0x9fff

/** Signs that stand within names and are not typed: 华为（深圳） is hwsz. */
export const unspoken = ' ()·&-'

const known = new Map<number, readonly number[]>()

/** The letters and digits that a character, by its code point and in simplified writing, may be typed as. */
export function lettersOf(point: number): readonly number[] {
  let letters = known.get(point)
  if (!letters) {
    const initials = initialsOf(String.fromCodePoint(point))
    letters = Array.from(initials, (letter) => letter.charCodeAt(0))
    known.set(point, letters)
  }
  return letters
}

let classes: ReadonlyMap<string, string> | undefined

/** For each initial the characters of both scripts that have it. */
function charactersByInitial(): ReadonlyMap<string, string> {
  const found = new Map<string, string[]>()
  for (let point = first; point <= last; point += 1) {
    const character = String.fromCharCode(point)
    for (const letter of initialsOf(simplified(character))) {
      const those = found.get(letter)
      if (those) those.push(character)
      else found.set(letter, [character])
    }
  }
  return new Map(Array.from(found, ([letter, those]) => [letter, those.join('')]))
}

/** A regular expression of PostgreSQL for names, folded, whose characters in a row have these initials. */
export function initialsPattern(word: string): string {
  classes ??= charactersByInitial()
  return Array.from(word, (letter) => `[${letter}${classes?.get(letter) ?? ''}]`).join(`[${unspoken}]*`)
}
