import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { compareUtf8 } from './compare-utf8.ts'
import type { RosterLine } from './draw-record.ts'
import { maskName } from './mask-name.ts'

const digits = 'abcdefghijklmnopqrstuvwxyz234567'

/** A new code of a participant: 75 random bits. */
export const newParticipantCode = (): string => Array.from(randomBytes(15), (byte) => digits[byte % 32]).join('')

/** The roster of a draw: lines by the UTF-8 bytes of their id, names masked. */
export const rosterOf = (participants: Iterable<RosterLine>): RosterLine[] =>
  Array.from(participants, ({ id, name, lock, by }) => ({ id, name: maskName(name), lock, by })).sort((a, b) =>
    compareUtf8(a.id, b.id),
  )

/** SHA-256, hex, of the roster's text: `id TAB masked-name TAB lock TAB by LF` a line. */
export const rosterHashOf = (roster: readonly RosterLine[]): string =>
  bytesToHex(sha256(utf8ToBytes(roster.map(({ id, name, lock, by }) => `${id}\t${name}\t${lock}\t${by}\n`).join(''))))
