import { otherInitials } from './other-initials.ts'
import { firstInitial } from './pinyin-initials.ts'

/** All that a character may be typed as: a simplified Chinese one by the initial of each of its readings. */
export const initialsOf = (character: string): string => firstInitial(character) + (otherInitials.get(character) ?? '')

/** Whether a name has characters in a row whose initials were typed, whatever signs stand between them. */
export function holdsInitials(name: string, typed: string): boolean {
  const letters = Array.from(name, initialsOf).filter((initials) => initials !== '')
  const wanted = [...typed.toLowerCase()]
  return (
    wanted.length > 1 &&
    letters.some((_, at) => wanted.every((letter, behind) => letters[at + behind]?.includes(letter)))
  )
}
