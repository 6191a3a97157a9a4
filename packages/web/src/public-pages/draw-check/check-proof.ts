import type { FieldError } from '@icss/core/errors/field-error.ts'
import { drawVersion, type Proof } from '@icss/core/lotteries/draw-record.ts'
import { type DrawReport, reportOf } from '@icss/core/lotteries/draw-report.ts'
import { loadCurve } from '@icss/core/lotteries/beacon.ts'
import type { Proof as FirstProof } from '@icss/core/lotteries/v1/proof.ts'
import { roundsOf } from '@icss/core/lotteries/v1/report.ts'
import { verifyProofText } from '@icss/core/lotteries/verify.ts'
import { type Testimony, testify } from '@icss/core/lotteries/witness.ts'
import { witnessed } from '../phone-locks.ts'

/** What came of a check. */
export type Checked =
  | { readonly kind: 'fault'; readonly fault: FieldError }
  | { readonly kind: 'first'; readonly drawId: string; readonly rounds: ReturnType<typeof roundsOf> }
  | {
      readonly kind: 'holds'
      readonly proof: Proof
      readonly report: DrawReport
      /** What this phone saw of the draw while it went on; nothing where it was not there. */
      readonly told: readonly Testimony[] | undefined
    }

/** Loads what a check needs beside this, so that it works without a network from then on. */
export const prepare = async (): Promise<void> => {
  await loadCurve()
}

const isSecond = (proof: Proof | FirstProof): proof is Proof => proof.version === drawVersion

function toldBy(proof: Proof): readonly Testimony[] | undefined {
  const [open] = proof.records
  const seen = open?.type === 'open' ? witnessed(open.drawId) : undefined
  return seen && testify(proof, seen)
}

export async function checkProof(text: string): Promise<Checked> {
  const verified = await verifyProofText(text)
  if (!verified.ok) return { kind: 'fault', fault: verified.fault }
  const { proof } = verified
  if (isSecond(proof)) return { kind: 'holds', proof, report: reportOf(proof), told: toldBy(proof) }
  return { kind: 'first', drawId: proof.drawId, rounds: roundsOf(proof) }
}
