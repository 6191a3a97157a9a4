import * as z from 'zod/mini'
import { dueAt, isSignedByBeacon } from '@icss/core/lotteries/beacon.ts'
import { type BeaconSource, type BeaconValue, beaconValue } from '@icss/core/lotteries/draw-record.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { fetchGuarded, type Reach } from '../outgoing/fetch-guarded.ts'

/** Where the public randomness comes from, and whose it is. */
export interface BeaconSettings {
  readonly source: BeaconSource
  /** Asked in turn: what answers first is as good as any, since it is signed. */
  readonly addresses: readonly string[]
  readonly reach: Reach
}

/** Milliseconds that one address has to answer. */
const patience = 3_000
const maxBytes = 4_096
/** Milliseconds by which the clock may be off the beacon's. */
const mostOff = 3_000
/** Rounds that the announced one lies behind the latest that the beacon has answered. */
const roundsAhead = 4

/** Rounds that the announced one lies further ahead where the values of phones are collected. */
export const roundsToCollect = 3

const answered = z.object(beaconValue.shape)

async function ask({ source, addresses, reach }: BeaconSettings, path: string): Promise<BeaconValue | undefined> {
  for (const address of addresses) {
    const text = await fetchGuarded(`${address}/public/${path}`, {
      maxBytes,
      patience,
      reach,
      accept: 'application/json',
    }).then(String, () => '')
    const value = valueIn(text)
    if (value && (await isSignedByBeacon(source.publicKey, value.round, value.signature))) return value
  }
  return undefined
}

function valueIn(text: string): BeaconValue | undefined {
  try {
    const parsed = answered.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

async function latest(settings: BeaconSettings): Promise<number> {
  const value = await ask(settings, 'latest')
  if (!value) throw new ProblemError('lottery.beacon_unreachable')
  return value.round
}

/** Refuses to open a draw while the beacon cannot be reached or the clock is off. */
export async function refuseWithoutBeacon(settings: BeaconSettings, now = Date.now): Promise<void> {
  const { source } = settings
  const round = await latest(settings)
  if (now() < dueAt(source, round) - mostOff || now() > dueAt(source, round + 1) + mostOff + patience)
    throw new ProblemError('lottery.clock_off')
}

/** The round of the beacon that decides what is announced now: after the latest that it answers, not after a clock. */
export const roundToAnnounce = async (settings: BeaconSettings): Promise<number> =>
  (await latest(settings)) + roundsAhead

/** The signature of a round, as far as it is known. */
export async function signatureOf(settings: BeaconSettings, round: number): Promise<string | null> {
  const value = await ask(settings, String(round))
  return value?.round === round ? value.signature : null
}
