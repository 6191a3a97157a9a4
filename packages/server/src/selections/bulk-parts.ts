import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { Db } from '../database/database.ts'
import type { EntityContract, EntityScope, Fields } from '../entities/entity-shape.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import type { EntityStore } from '../entities/entity-store.ts'
import type { Exported } from '../entities/exported.ts'
import type { Config } from '../config.ts'

type Store = EntityStore<EntityContract, EntityTable>

/** What records of any kind are chosen, named and exported by. */
export type ChosenStore = Pick<Store, 'table' | 'shape' | 'where' | 'readBehind' | 'word'>

/** A store whose entity is not known, as a run over many asks it. */
export type BulkStore = ChosenStore &
  Pick<Store, 'draftNames' | 'parentKey' | 'selected' | 'showMany' | 'update' | 'change' | 'remove' | 'restore'>

/** Who has begun a run, as far as rules ask. */
export interface BulkCaller {
  /** Number and name of the account. */
  readonly by: string
  readonly isAdministrator: boolean
}

/** Where one is turned: with the configuration for what is told of it, and the version that was looked at. */
type TurnScope = EntityScope & { readonly services: { readonly config: Config }; readonly seen: number | undefined }

/** How a noun does what can be done with many of its records; what it does not say is as for one. */
export interface BulkParts {
  readonly store: ChosenStore | BulkStore
  /** The fields of the draft that hold a category and tags. */
  readonly category?: string
  readonly tags?: string
  /** Turns one on or off: the columns that follow of the locked row. Throws what forbids it. */
  readonly turn?: (stored: Fields, isOn: boolean, scope: TurnScope, caller: BulkCaller) => Promise<Fields> | Fields
  /** What is deleted, by an account, and restored in another way than entities are. */
  readonly remove?: (db: Db, channelId: string, id: string, accountId: string) => Promise<void>
  readonly restore?: (db: Db, channelId: string, id: string) => Promise<void>
  readonly exported?: Exported
}

/** The store of what is an entity; what is none says itself how it is deleted, and is not changed by the lot. */
export function entitiesOf({ store }: BulkParts): BulkStore {
  if ('change' in store) return store
  throw new ProblemError('selection.not_offered')
}

/** Of every noun whose records are chosen by the lot. */
export type BulkNounParts = Readonly<Record<BulkNounName, BulkParts>>
