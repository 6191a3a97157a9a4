import { offShelf, onShelf, type KeptOffReason, type ShelfStatus, shelvingFault } from '@icss/core/resources/shelf.ts'
import type { EntityContract, Fields, Shown } from '../entities/entity-shape.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import type { Caller } from '../entities/caller.ts'
import { changing } from '../entities/entity-handlers.ts'
import type { EntityStore } from '../entities/entity-store.ts'
import { refuse } from '../http/refuse.ts'
import type { BulkParts } from '../selections/bulk-parts.ts'

interface Asked {
  readonly params: { readonly id: string }
  readonly body: { readonly status: ShelfStatus }
}

/** What follows for a locked row of being put on the shelf or taken off it; throws what forbids it. */
export function shelve(stored: Fields, status: ShelfStatus, isAdministrator: boolean): Fields {
  const { offReason, expiresAt } = stored as { offReason: KeptOffReason; expiresAt: Date | null }
  const shelved = { offReason, expiresAt: expiresAt?.getTime() ?? null }
  refuse(shelvingFault(shelved, status, { now: Date.now(), isAdministrator }))
  return { offReason: status === offShelf ? 'byHand' : '' }
}

/** As `shelve`, for a run over many. */
export const turnShelf: NonNullable<BulkParts['turn']> = (stored, isOn, _scope, { isAdministrator }) =>
  shelve(stored, isOn ? onShelf : offShelf, isAdministrator)

/** The handler that puts something on the shelf or takes it off. */
export const setShelfStatus =
  <C extends EntityContract, T extends EntityTable>(store: EntityStore<C, T>) =>
  (context: Caller, input: Asked): Promise<Shown<C>> =>
    changing(store, (stored, { body: { status } }: Asked) => {
      const isAdministrator = context.session.account.role === 'chamber-admin'
      return shelve(stored as Fields, status, isAdministrator) as Partial<typeof stored>
    })(context, input)
