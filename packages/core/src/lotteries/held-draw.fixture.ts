import { bls12_381 } from '@noble/curves/bls12-381.js'
import { hexToBytes, bytesToHex } from '@noble/hashes/utils.js'
import { dueAt } from './beacon.ts'
import type { BeaconSource, LockValue, Proof, ProofRecord, RosterLine } from './draw-record.ts'
import { type LockChain, giveValue, lockOf } from './lock-chain.ts'
import { nothingBefore } from './record-chain.ts'
import { newParticipantCode, rosterOf } from './roster.ts'
import {
  abandonRound,
  announceRound,
  closeRound,
  drawRound,
  openDraw,
  revealSecret,
  type RunningDraw,
  voidWinner,
} from './running-draw.ts'
import { newSecret, sha256Hex } from './secret.ts'

const { shortSignatures } = bls12_381
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** A beacon of our own, for tests: its key is no known one. */
export function ownBeacon(genesis = 1_700_000_000) {
  const key = shortSignatures.keygen()
  const source: BeaconSource = { publicKey: bytesToHex(key.publicKey.toBytes()), genesis, period: 3 }
  const sign = (round: number) => {
    const message = hexToBytes(sha256Hex(round.toString(16).padStart(16, '0')))
    return bytesToHex(shortSignatures.sign(shortSignatures.hash(message, domain), key.secretKey).toBytes())
  }
  return { source, sign }
}

export interface Phone {
  readonly id: string
  chain: LockChain
}

/** Participants of a draw: each third is at the desk, the others have a phone with a lock. */
export function peopleWithPhones(size: number): { roster: RosterLine[]; phones: Phone[] } {
  const phones: Phone[] = []
  const lines = Array.from({ length: size }, (_, i): RosterLine => {
    const id = newParticipantCode()
    if (i % 3 === 2) return { id, name: '欧阳娜娜', lock: '-', by: 'desk' }
    const chain = { seed: newSecret(), given: 0 }
    phones.push({ id, chain })
    return { id, name: '王明', lock: lockOf(chain), by: 'phone' }
  })
  return { roster: rosterOf(lines), phones }
}

/** A draw that goes step by step, a second each; `beacon` of none rests on phones and the word. */
export function heldDraw(
  roster: readonly RosterLine[],
  options: {
    readonly beacon?: ReturnType<typeof ownBeacon>
    readonly secret?: string
    readonly number?: number
    readonly previous?: string
    readonly leftOut?: readonly string[]
    readonly awards?: readonly { id: string; name: string; prize: string; number: number }[]
  } = {},
) {
  const { beacon, secret = newSecret(), number = 1, previous = nothingBefore, leftOut = [] } = options
  const { awards = [{ id: 'a-1', name: '一等奖', prize: '手表', number: 10 }] } = options
  let now = beacon ? dueAt(beacon.source, 1000) : Date.parse('2026-11-20T10:00:00.000Z')
  let signature: string | null = null
  const opened = { drawId: 'd', meeting: '年会', number, previous, leftOut, awards, beacon: beacon?.source ?? null }
  let draw: RunningDraw = { roster, records: [openDraw(roster, secret, opened, now)] }
  const add = (next: (at: number) => ProofRecord) => {
    now += 1000
    draw = { ...draw, records: [...draw.records, next(now)] }
  }
  return {
    secret,
    proof: (): Proof => ({ version: 'icss-draw/v2', roster: [...draw.roster], records: [...draw.records] }),
    last: () => draw.records.at(-1) as ProofRecord,
    announce(count: number, reserves = 0, word = '', award = 'a-1') {
      const round = beacon ? Math.ceil((now / 1000 - beacon.source.genesis) / 3) + 6 : null
      add((at) => announceRound(draw, { award, count, reserves, word, beaconRound: round }, at))
      signature = beacon && round ? beacon.sign(round) : null
      return this
    },
    close(locks: readonly LockValue[] = []) {
      add((at) => closeRound(draw, locks, at))
      return this
    },
    draw() {
      if (beacon) now += 30_000
      add((at) => drawRound(draw, secret, signature, at))
      return this
    },
    abandon(reason: string, isLate = false) {
      if (isLate) now += 30_000
      add((at) => abandonRound(draw, reason, isLate ? signature : null, at))
      return this
    },
    void(participant: string, reason = '缺席') {
      add((at) => voidWinner(draw, participant, reason, at))
      return this
    },
    reveal() {
      add((at) => revealSecret(draw, secret, at))
      return this
    },
    winners(): readonly string[] {
      const drawn = draw.records.findLast(({ type }) => type === 'draw')
      return drawn?.type === 'draw' ? drawn.winners : []
    },
  }
}

/** What the phones give in a round. */
export const valuesOf = (phones: readonly Phone[]): LockValue[] =>
  phones.flatMap((phone) => {
    const given = giveValue(phone.chain)
    if (!given) return []
    phone.chain = given.chain
    return [{ id: phone.id, value: given.value }]
  })
