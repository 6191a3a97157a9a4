import vector from './draw-vector.json' with { type: 'json' }
import type { Proof } from './proof.ts'

/** The proof of the specification's first version. */
export const firstVector = vector as unknown as Proof
