import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A line of the roster: the participant's id and masked name. */
export interface RosterLine {
  readonly id: string
  readonly name: string
}

/** SHA-256, hex, of the roster's text: `id TAB masked-name LF` a line. */
export const rosterHashOf = (roster: readonly RosterLine[]): string =>
  bytesToHex(sha256(utf8ToBytes(roster.map(({ id, name }) => `${id}\t${name}\n`).join(''))))
