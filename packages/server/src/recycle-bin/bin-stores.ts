import type { BinKind } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { EntityContract } from '../entities/entity-shape.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import type { EntityStore } from '../entities/entity-store.ts'

/** The stores of what goes to the recycle bin; a missing one fails the type check. */
export type BinStores = Readonly<Record<BinKind, Pick<EntityStore<EntityContract, EntityTable>, 'restore' | 'word'>>>
