import { merged } from '@icss/core/parts.ts'
import * as features from '../features.ts'
import type { OperationKinds } from './operation-kind.ts'
import type { Runs, RunServices } from './runs.ts'

const runs: Required<Runs> = merged(features, 'runs')

/** Every kind of bulk run with its runner and its undoer. */
export function operationKindsOf(services: Omit<RunServices, 'kindsOf'>): OperationKinds {
  const kinds: OperationKinds = Object.assign(
    {},
    ...Object.entries(runs).map(([kind, partsFor]) => ({ [kind]: partsFor({ ...services, kindsOf: () => kinds }) })),
  )
  return kinds
}
