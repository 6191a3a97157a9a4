import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ProblemError } from '../errors/problem-error.ts'
import { maskName } from './mask-name.ts'

/** A line of the roster: the participant's id and masked name. */
export interface RosterLine {
  readonly id: string
  readonly name: string
}

// UTF-16 puts the surrogates of the rare characters before U+E000 to U+FFFF; UTF-8 puts them after.
const utf8Rank = (unit: number) => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit)

/** Orders two texts by their UTF-8 bytes: negative when `a` is first, 0 when they are the same. */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const difference = utf8Rank(a.charCodeAt(i)) - utf8Rank(b.charCodeAt(i))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/**
 * The roster of a draw: participants by the UTF-8 bytes of their id, names masked. Throws `draw.roster_repeated` for an
 * id that is there twice, and a RangeError for one that a line cannot hold.
 */
export function rosterOf(participants: Iterable<{ readonly id: string; readonly name: string }>): RosterLine[] {
  const seen = new Set<string>()
  const roster: RosterLine[] = []
  for (const { id, name } of participants) {
    if (id === '' || /[\t\n]/.test(id) || !id.isWellFormed()) throw new RangeError(`No id of a participant: ${id}`)
    if (seen.has(id)) throw new ProblemError('draw.roster_repeated', { params: { participant: id } })
    seen.add(id)
    roster.push({ id, name: maskName(name) })
  }
  return roster.sort((a, b) => compareUtf8(a.id, b.id))
}

/** `id TAB masked-name LF` a line. */
export const rosterText = (roster: readonly RosterLine[]): string =>
  roster.map(({ id, name }) => `${id}\t${name}\n`).join('')

/** SHA-256 of the roster's text, hex. */
export const rosterHashOf = (roster: readonly RosterLine[]): string =>
  bytesToHex(sha256(utf8ToBytes(rosterText(roster))))
