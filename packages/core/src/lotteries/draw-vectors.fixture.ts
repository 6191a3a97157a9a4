import phones from './draw-vector-2-phones.json' with { type: 'json' }
import quicknet from './draw-vector-2-quicknet.json' with { type: 'json' }
import testBeacon from './draw-vector-2-test-beacon.json' with { type: 'json' }
import type { Proof } from './draw-record.ts'

/** The proofs of the specification, each as its file holds it. */
export const drawVectors = { phones, quicknet, testBeacon } as unknown as Record<
  'phones' | 'quicknet' | 'testBeacon',
  Proof
>
