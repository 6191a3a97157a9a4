import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type ShelfRefusal } from '@icss/core/resources/shelf.ts'
import {
  type KeptOffReason,
  offShelf,
  onShelf,
  type ShelfStatus,
  shelvingFault,
  takenOff,
  unseenFault,
} from '@icss/core/resources/shelf-rules.ts'
import type { EntityContract, Fields, Shown } from '../entities/entity-shape.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import type { Caller } from '../entities/caller.ts'
import { changing } from '../entities/entity-handlers.ts'
import type { EntityStore } from '../entities/entity-store.ts'
import { refuse } from '../http/refuse.ts'
import type { BulkParts } from '../selections/bulk-parts.ts'
import { type Deciding, tellFiler } from './tell-filer.ts'

interface Asked {
  readonly params: { readonly id: string }
  readonly body: { readonly status: ShelfStatus; readonly version?: number | undefined }
}

/** Whoever filed it may have changed it since it was looked at. */
function refuseAnother(stored: Fields, version: number | undefined): void {
  if (version !== undefined && version !== stored['version']) throw new ProblemError('request.conflict')
}

/** What follows for a locked row of being put on the shelf or taken off it; throws what forbids it. */
function shelve(stored: Fields, status: ShelfStatus, isAdministrator: boolean): Fields {
  const { offReason, expiresAt } = stored as { offReason: KeptOffReason; expiresAt: Date | null }
  const shelved = { offReason, expiresAt: expiresAt?.getTime() ?? null }
  refuse(shelvingFault(shelved, status, { now: Date.now(), isAdministrator }))
  return status === offShelf ? { offReason: takenOff(offReason) } : { offReason: '', refusal: '' }
}

/** Decides of a locked row by `change`, of which `seen` is the version that was looked at, and tells whoever filed it. */
async function decide(scope: Deciding, stored: Fields, change: Fields, seen: number | undefined): Promise<Fields> {
  const { offReason, version } = stored as { offReason: KeptOffReason; version: number }
  refuse(unseenFault(offReason, change['offReason'] as KeptOffReason, { version, seen }))
  await tellFiler(scope, stored, change)
  return change
}

/** Puts a locked row on the shelf or takes it off, in a run over many. */
export const turnShelf: NonNullable<BulkParts['turn']> = (stored, isOn, { seen, ...scope }, { isAdministrator }) =>
  decide(scope, stored, shelve(stored, isOn ? onShelf : offShelf, isAdministrator), seen)

/** The handler that puts something on the shelf or takes it off. */
export const setShelfStatus =
  <C extends EntityContract, T extends EntityTable>(store: EntityStore<C, T>) =>
  (context: Caller, input: Asked): Promise<Shown<C>> =>
    changing(store, async (stored, { body: { status, version } }: Asked, scope) => {
      refuseAnother(stored as Fields, version)
      const isAdministrator = context.session.account.role === 'chamber-admin'
      const change = shelve(stored as Fields, status, isAdministrator)
      return (await decide(scope, stored as Fields, change, version)) as Partial<typeof stored>
    })(context, input)

type Refusing = Pick<Asked, 'params'> & { readonly body: ShelfRefusal }

/** The handler that refuses what a bound employee filed. */
export const refuseFiled = <C extends EntityContract, T extends EntityTable>(store: EntityStore<C, T>) =>
  changing(store, async (stored, { body: { refusal, version } }: Refusing, scope) => {
    refuseAnother(stored as Fields, version)
    if ((stored as Fields)['offReason'] !== 'waiting') throw new ProblemError('shelf.not_waiting')
    const change = { offReason: 'refused', refusal }
    return (await decide(scope, stored as Fields, change, version)) as Partial<typeof stored>
  })
