import { dueAt } from './beacon.ts'
import type { Proof, RosterLine } from './draw-record.ts'

/** What a phone in the room kept of a draw. */
export interface Witnessed {
  /** Its own line, as it should stand in the roster. */
  readonly line: RosterLine
  /** The values that it gave and the server took. */
  readonly values: readonly { readonly round: number; readonly value: string }[]
  /** Records that it saw, by their hash, and when: milliseconds by the beacon's time where it reached one. */
  readonly seen: readonly { readonly hash: string; readonly at: number }[]
}

/** What a phone says of a proof: what it saw, not what the file proves. */
export type Testimony =
  | { readonly kind: 'line'; readonly holds: true }
  | { readonly kind: 'line'; readonly holds: false; readonly found: RosterLine | undefined }
  | { readonly kind: 'value'; readonly holds: boolean; readonly round: number }
  | { readonly kind: 'seen'; readonly holds: false; readonly hash: string }
  /** Seconds between its seeing that the round was closed and its randomness; 0 or less is too late. */
  | { readonly kind: 'published'; readonly holds: boolean; readonly round: number; readonly seconds: number }

const isSameLine = (a: RosterLine, b: RosterLine) =>
  a.id === b.id && a.name === b.name && a.lock === b.lock && a.by === b.by

/** Compares a proof with what a phone witnessed. */
export function testify({ roster, records }: Proof, { line, values, seen }: Witnessed): Testimony[] {
  const [open] = records
  const beacon = open?.type === 'open' ? open.beacon : null
  const found = roster.find(({ id }) => id === line.id)
  const told: Testimony[] = [
    found && isSameLine(found, line) ? { kind: 'line', holds: true } : { kind: 'line', holds: false, found },
  ]
  for (const { round, value } of values) {
    const close = records.find((record) => record.type === 'close' && record.round === round)
    const isAbandoned = records.some((record) => record.type === 'abandon' && record.round === round)
    if (!close && isAbandoned) continue
    const holds = close?.type === 'close' && close.locks.some((one) => one.id === line.id && one.value === value)
    told.push({ kind: 'value', holds, round })
  }
  const byHash = new Map(records.map((record) => [record.hash, record]))
  for (const { hash, at } of seen) {
    const record = byHash.get(hash)
    if (!record) told.push({ kind: 'seen', holds: false, hash })
    if (record?.type !== 'close' || !beacon) continue
    const announce = records.find((one) => one.type === 'announce' && one.round === record.round)
    if (announce?.type !== 'announce' || announce.beaconRound === null) continue
    const seconds = Math.floor((dueAt(beacon, announce.beaconRound) - at) / 1000)
    told.push({ kind: 'published', holds: seconds > 0, round: record.round, seconds })
  }
  return told
}
