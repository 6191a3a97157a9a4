import type { Proof } from './draw-record.ts'
import { nothingBefore, recordHashOf } from './record-chain.ts'

type Loose = Record<string, unknown>

/** How a proof is changed by somebody who is not held to its types. */
export type Change = (records: Loose[], proof: Proof) => unknown

/** A list that a record holds. */
export function listIn(records: readonly Loose[], index: number, key: string): unknown[] {
  const list = records[index]?.[key]
  if (!Array.isArray(list)) throw new Error(`Record ${index} holds no list ${key}.`)
  return list as unknown[]
}

/** Gives a record other values. */
export const setIn =
  (index: number, values: object): Change =>
  (records) =>
    Object.assign(records[index] ?? {}, values)

/** The proof with a change, its chain as it was. */
export function changedProof(proof: Proof, change: Change): Proof {
  const copy = structuredClone(proof)
  change(copy.records as unknown as Loose[], copy)
  return copy
}

/** The proof with a change and its chain signed anew behind it, as a cheating server would leave it. */
export function forgedProof(proof: Proof, change: Change): Proof {
  const changed = changedProof(proof, change)
  let prev = nothingBefore
  const records = changed.records.map((record) => {
    const linked = { ...record, prev }
    prev = recordHashOf(linked)
    return { ...linked, hash: prev }
  })
  return { ...changed, records }
}
