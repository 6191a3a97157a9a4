import type { OperationKind } from '@icss/core/operations/operation.ts'
import type { Services } from '../services.ts'
import type { OperationKindParts, OperationKinds } from './operation-kind.ts'

/** What the parts of a kind stand on. */
export type RunServices = Pick<Services, 'config' | 'database' | 'storage' | 'bulk' | 'contentTables'> & {
  readonly kindsOf: () => OperationKinds
}

/** The kinds of runs that a feature gives; of all features together none of core's may be missing. */
export type Runs = { readonly [K in OperationKind]?: (services: RunServices) => OperationKindParts<K> }
