import { otherInitials } from './other-initials.ts'
import { firstInitial } from './pinyin-initials.ts'

/** What was found out before: lists of thousands of names are made of few characters. */
const known = new Map<string, string>()

/** All that a character may be typed as: a simplified Chinese one by the initial of each of its readings. */
export function initialsOf(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const initials = firstInitial(character) + (otherInitials.get(character) ?? '')
  known.set(character, initials)
  return initials
}

const areInitials = /^[a-z\d]{2,}$/

/** Whether a name has characters in a row whose initials were typed, whatever signs stand between them. */
export function holdsInitials(name: string, typed: string): boolean {
  const wanted = typed.toLowerCase()
  if (!areInitials.test(wanted)) return false
  const letters: string[] = []
  for (const character of name) {
    const initials = initialsOf(character)
    if (initials !== '') letters.push(initials)
  }
  for (let at = 0; at + wanted.length <= letters.length; at += 1) if (holdsFrom(letters, at, wanted)) return true
  return false
}

function holdsFrom(letters: readonly string[], at: number, wanted: string): boolean {
  for (let behind = 0; behind < wanted.length; behind += 1)
    if (!letters[at + behind]?.includes(wanted.charAt(behind))) return false
  return true
}
